import { expect, test } from 'vitest';
import { everyText, nameOf } from './everyText.ts';

/** The key of the only text that may contain grouped thousands: it names the limit of 2000 characters. */
const limit = 'errors.messageTooLong';
const written = (pattern: RegExp) =>
  everyText
    .filter(({ key, text }) => key !== limit && pattern.test(text))
    .map((text) => `${nameOf(text)}: ${text.text}`);

const months =
  'January|February|March|April|May|June|July|August|September|October|November|December|Januar|Februar|März|Mai|Juni|Juli|Oktober|Dezember|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre';

test('no text contains a literal date', () => {
  expect(written(new RegExp(`\\d\\.? (${months})\\b|\\b(${months}) \\d`))).toEqual([]);
  expect(written(/\b\d{1,2}[./]\d{1,2}[./]\d{2,4}\b/)).toEqual([]);
});

test('no text contains a literal amount or grouped thousands', () => {
  expect(written(/(?<!\+\d[\d ]*)\d[,.’'\s]\d{3}(?!\d)/)).toEqual([]);
  expect(written(/(CHF|€|\$)\s?\d|\d\s?(CHF|€|\$)/)).toEqual([]);
});

test('no text contains the literal figures of the statistics or the literal year of the copyright', () => {
  const counted = everyText.filter(({ key }) => /^statistics|copyright/.test(key));
  expect(counted.length).toBeGreaterThan(0);
  expect(counted.filter(({ text }) => /\d/.test(text)).map(nameOf)).toEqual([]);
});
