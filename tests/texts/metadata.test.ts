import { company } from '@helvardar/shared/company';
import { expect, test } from 'vitest';
import { everyText, nameOf } from './everyText.ts';

const tooLong = (key: string, longest: number, ending = '') =>
  everyText
    .filter((text) => text.key === key)
    .map((text) => ({ name: nameOf(text), length: text.text.replaceAll('{{brand}}', company.name).length }))
    .filter(({ length }) => length + ending.length > longest);

test('descriptions are long enough, except on the not-found page, which is not indexed', () => {
  const short = everyText
    .filter(({ key, namespace }) => key === 'meta.description' && namespace !== 'notFound')
    .filter(({ text }) => text.replaceAll('{{brand}}', company.name).length < 120);
  expect(short.map(nameOf)).toEqual([]);
});

test('titles and descriptions are short enough for search results', () => {
  expect(tooLong('meta.title', 60, ` | ${company.name}`)).toEqual([]);
  expect(tooLong('meta.description', 155)).toEqual([]);
});
