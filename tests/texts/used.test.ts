import { expect, test } from 'vitest';
import { nameOf, textsIn } from './everyText.ts';
import { uses } from './usedKeys.ts';

const english = textsIn('en').map((text) => ({ text, key: `${text.namespace}:${text.key}` }));

test('no text is unused', () => {
  const unused = english.filter(({ key }) => !uses.some(({ pattern }) => pattern.test(key)));
  expect(unused.map(({ text }) => nameOf(text))).toEqual([]);
});

test('no text that is asked for is missing', () => {
  const vain = uses.filter(({ pattern }) => !english.some(({ key }) => pattern.test(key)));
  expect(vain.map(({ file, pattern }) => `${file}: ${pattern}`)).toEqual([]);
});
