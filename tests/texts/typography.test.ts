import { expect, test } from 'vitest';
import { everyText, nameOf, type Text, textsIn } from './everyText.ts';

const named = (texts: Text[]) => texts.map((text) => `${nameOf(text)}: ${text.text}`);
/** The texts that match the pattern. Typography rules do not apply to placeholders. */
const matching = (texts: Text[], pattern: RegExp) =>
  named(texts.filter(({ text }) => pattern.test(text.replaceAll(/\{\{[^}]*\}\}/g, 'X'))));

const german = textsIn('de');
const french = textsIn('fr');
/** The fixed texts of docs/behaviour.md, 8, which have plain spaces and a straight apostrophe. */
const asSpecified = ['en/consultation: toasts.success.text'];
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

test('French has a thin no-break space before ; ! ? and a no-break space before the colon', () => {
  expect(matching(french, /[^\u202f][;!?]/)).toEqual([]);
  expect(matching(french, /[^\u00a0]:(?!\/\/)/)).toEqual([]);
});

test('French has a no-break space inside guillemets', () => {
  expect(matching(french, /[^\u00a0\u202f]»|«[^\u00a0\u202f]/)).toEqual([]);
});

test('German and French have a no-break space between a number and its percent sign', () => {
  expect(matching(translated, /\d[^\d,\u00a0\u202f–+]?%/)).toEqual([]);
});

test('a number does not part from its unit, nor a reference from its number', () => {
  const units =
    'hours|days|months|years|minutes|Stunden|Tagen?|Monaten?|Jahren?|Minuten|Zeichen|heures|jours|mois|ans|caractères';
  const free = everyText.filter((text) => !asSpecified.includes(nameOf(text)));
  expect(matching(free, new RegExp(`\\d (?:${units})\\b`))).toEqual([]);
  expect(matching(everyText, /\b(?:[Aa]rt|let|lit|Abs|par)\. (?:\d|\w\b)/)).toEqual([]);
  expect(matching(everyText, /\bWCAG\)? \d|\b(?:level|Stufe|niveau) AA/)).toEqual([]);
  // A list item that is only `ISO 27001` may have a plain space, because it has a line of its own.
  expect(matching(everyText, /(?!^ISO 27001$)\bISO \d/)).toEqual([]);
});

test('a number does not part from its compound, nor a French verb from its pronoun', () => {
  const shown = everyText.filter(({ key }) => !key.startsWith('meta.'));
  expect(matching(shown, /\d-\p{L}|-(?:t|il|on)\b/u)).toEqual([]);
});

test('what search engines and link previews read has no word joiner', () => {
  const meta = everyText.filter(({ key }) => key.startsWith('meta.'));
  expect(matching(meta, /\u2060/)).toEqual([]);
});

test('CHF comes before its amount, with a no-break space', () => {
  expect(matching(everyText, /[\dX]\s?CHF/)).toEqual([]);
  expect(matching(translated, /CHF [\dX]/)).toEqual([]);
});

test('apostrophes are curved, except in the fixed texts of docs/behaviour.md, 8', () => {
  const straight = everyText.filter((text) => text.text.includes("'"));
  expect(straight.map(nameOf)).toEqual(asSpecified);
});
