import { expect, test } from 'vitest';
import { type Node, sources } from './sourceTree.ts';

const spoken = [
  'aria-label',
  'aria-roledescription',
  'aria-description',
  'title',
  'alt',
  'placeholder',
  'label',
];
const hasWords = (text: unknown) => typeof text === 'string' && /\p{L}/u.test(text);

/** The visible words in an expression: literals and the fixed parts of templates. */
const wordsIn = (node: Node | undefined): string[] => {
  if (node?.type === 'JSXExpressionContainer') return wordsIn(node['expression'] as Node);
  if (node?.type === 'JSXText' || node?.type === 'Literal')
    return hasWords(node['value']) ? [String(node['value']).trim()] : [];
  if (node?.type === 'TemplateLiteral')
    return (node['quasis'] as { value: { cooked: string } }[])
      .map(({ value }) => value.cooked)
      .filter(hasWords);
  return [];
};

const shown = (node: Node): string[] => {
  if (node.type === 'JSXElement' || node.type === 'JSXFragment')
    return (node['children'] as Node[]).flatMap(wordsIn);
  if (node.type === 'JSXAttribute' && spoken.includes(String((node['name'] as Node)['name'])))
    return wordsIn(node['value'] as Node);
  return [];
};

test('components contain no visible words, because all texts are in the locale files', () => {
  const found = sources.flatMap(({ file, nodes }) =>
    nodes.flatMap(shown).map((words) => `${file}: ${words}`),
  );
  expect(found).toEqual([]);
});
