import { company } from '@helvardar/shared/company';
import { expect, test } from 'vitest';
import { everyText, nameOf } from './everyText.ts';

const tooLong = (key: string, longest: number, ending = '') =>
  everyText
    .filter((text) => text.key === key)
    .map((text) => ({ name: nameOf(text), length: text.text.replaceAll('{{brand}}', company.name).length }))
    .filter(({ length }) => length + ending.length > longest);

test('search engines show titles and descriptions whole', () => {
  expect(tooLong('meta.title', 60, ` | ${company.name}`)).toEqual([]);
  expect(tooLong('meta.description', 160)).toEqual([]);
});
