import { languages } from '@helvardar/shared/languages';
import { describe, expect, test } from 'vitest';
import { nameOf, textsIn } from './everyText.ts';
import { sameAsEnglish } from './sameAsEnglish.ts';

const english = new Map(textsIn('en').map(({ namespace, key, text }) => [`${namespace}: ${key}`, text]));

describe.each(languages.filter((language) => language !== 'en'))('the texts in %s', (language) => {
  const same = textsIn(language).filter(
    ({ namespace, key, text }) => english.get(`${namespace}: ${key}`) === text,
  );
  const explained = sameAsEnglish
    .filter(({ languages }) => languages.includes(language))
    .flatMap(({ texts }) => texts);

  test('differ from the English ones, unless the list of exceptions gives a reason', () => {
    expect(same.filter(({ text }) => !explained.includes(text)).map(nameOf)).toEqual([]);
  });

  test('use every exception of the list', () => {
    const needed = new Set(same.map(({ text }) => text));
    expect(explained.filter((text) => !needed.has(text))).toEqual([]);
  });
});
