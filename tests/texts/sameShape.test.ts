import { languages } from '@helvardar/shared/languages';
import { describe, expect, test } from 'vitest';
import { everyText, nameOf, textsIn } from './everyText.ts';

const english = new Map(textsIn('en').map((text) => [`${text.namespace}: ${text.key}`, text.text]));
const translations = languages.filter((language) => language !== 'en');
const placeholdersOf = (text = '') => [...text.matchAll(/\{\{[^}]*\}\}/g)].map(([found]) => found).sort();

test('there are texts to compare', () => {
  expect(english.size).toBeGreaterThan(500);
});

describe.each(translations)('the texts in %s', (language) => {
  test('have the keys of the English ones and no others, and lists of the same length', () => {
    const keys = textsIn(language).map(({ namespace, key }) => `${namespace}: ${key}`);
    expect(keys.toSorted()).toEqual([...english.keys()].toSorted());
  });

  test('have the placeholders of the English ones', () => {
    for (const text of textsIn(language))
      expect(placeholdersOf(text.text), nameOf(text)).toEqual(
        placeholdersOf(english.get(`${text.namespace}: ${text.key}`)),
      );
  });
});

test('no text is empty, begins or ends with a space, or has two spaces in a row', () => {
  const careless = everyText.filter(({ text }) => text === '' || text !== text.trim() || /\s\s/.test(text));
  expect(careless.map(nameOf)).toEqual([]);
});
