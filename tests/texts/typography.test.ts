import { expect, test } from 'vitest';
import { everyText, nameOf, type Text, textsIn } from './everyText.ts';

const named = (texts: Text[]) => texts.map((text) => `${nameOf(text)}: ${text.text}`);
/** The texts that match the pattern. Placeholders become X, because typography rules do not apply to them. */
const matching = (texts: Text[], pattern: RegExp) =>
  named(texts.filter(({ text }) => pattern.test(text.replaceAll(/\{\{[^}]*\}\}/g, 'X'))));

const german = textsIn('de');
const french = textsIn('fr');
const translated = [...german, ...french];

test('German has no ß', () => {
  expect(matching(german, /ß/)).toEqual([]);
});

test('German and French use only guillemets as quotation marks', () => {
  expect(matching(translated, /[„“”"‹›]/)).toEqual([]);
});

test('German has no space inside guillemets', () => {
  expect(matching(german, /«\s|\s»/)).toEqual([]);
});

test('French has a no-break space before : ; ! ? » and after «', () => {
  expect(matching(french, /[^\u00a0\u202f][:;!?»](?!\/\/)/)).toEqual([]);
  expect(matching(french, /«[^\u00a0\u202f]/)).toEqual([]);
});

test('German and French have a no-break space between a number and its percent sign', () => {
  expect(matching(translated, /\d[^\d,\u00a0\u202f–+]?%/)).toEqual([]);
});

test('CHF comes before its amount, with a no-break space', () => {
  expect(matching(everyText, /[\dX]\s?CHF/)).toEqual([]);
  expect(matching(translated, /CHF [\dX]/)).toEqual([]);
});

test('apostrophes are curved, except in the fixed texts of docs/behaviour.md, 8', () => {
  const asSpecified = ['en/consultation: toasts.success.text'];
  const straight = everyText.filter((text) => text.text.includes("'"));
  expect(straight.map(nameOf)).toEqual(asSpecified);
});
