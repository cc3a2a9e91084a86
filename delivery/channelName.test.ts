import { expect, test } from 'vitest';
import { channelName } from './channelName.ts';

test.each([
  ['feature/Menu_on phones', 'feature-menu-on-phones'],
  ['--menu--', 'menu'],
  [`${'a'.repeat(39)}/b`, 'a'.repeat(39)],
  ['live', 'preview-live'],
  ['…', 'preview'],
])('%s becomes %s', (branch, name) => {
  expect(channelName(branch)).toBe(name);
});
