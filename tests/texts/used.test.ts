import { expect, test } from 'vitest';
import { nameOf, textsIn } from './everyText.ts';
import { uses } from './usedKeys.ts';

const english = textsIn('en').map((text) => ({ text, key: `${text.namespace}:${text.key}` }));

test('every text is used', () => {
  const unused = english.filter(({ key }) => !uses.some(({ pattern }) => pattern.test(key)));
  expect(unused.map(({ text }) => nameOf(text))).toEqual([]);
});

test('every text that the code reads exists', () => {
  const missing = uses.filter(({ pattern }) => !english.some(({ key }) => pattern.test(key)));
  expect(missing.map(({ file, pattern }) => `${file}: ${pattern}`)).toEqual([]);
});
