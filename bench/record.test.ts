import { expect, test } from 'vitest';
import { withSection } from './record.ts';

const document = '# Figures\n\nWhat they are.\n\n## one\n\nold\n\n## two\n\n| a |\n';

test('a bench replaces the figures below its own heading, and nothing else', () => {
  expect(withSection(document, 'one', 'new\n')).toBe(document.replace('old', 'new'));
  expect(withSection(document, 'two', '| b |')).toBe(document.replace('| a |', '| b |'));
});

test('a heading that is missing is named', () => {
  expect(() => withSection(document, 'three', '')).toThrow('Expected the heading "## three"');
});
