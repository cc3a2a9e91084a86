import { expect, test } from 'vitest';
import { everyText, nameOf, type Text, textsIn } from './everyText.ts';

const named = (texts: Text[]) => texts.map((text) => `${nameOf(text)}: ${text.text}`);
/** The texts that match, without their placeholders, which are not typography. */
const matching = (texts: Text[], pattern: RegExp) =>
  named(texts.filter(({ text }) => pattern.test(text.replaceAll(/\{\{[^}]*\}\}/g, 'X'))));

const german = textsIn('de');
const french = textsIn('fr');
const translated = [...german, ...french];

test('German has no ß, as in Switzerland', () => {
  expect(matching(german, /ß/)).toEqual([]);
});

test('German and French quote with guillemets alone', () => {
  expect(matching(translated, /[„“”"‹›]/)).toEqual([]);
});

test('German puts no blank inside its guillemets', () => {
  expect(matching(german, /«\s|\s»/)).toEqual([]);
});

test('French puts a no-break space before : ; ! ? » and after «', () => {
  expect(matching(french, /[^\u00a0\u202f][:;!?»](?!\/\/)/)).toEqual([]);
  expect(matching(french, /«[^\u00a0\u202f]/)).toEqual([]);
});

test('German and French put a no-break space between a number and its percent sign', () => {
  expect(matching(translated, /\d[^\d,\u00a0\u202f–+]?%/)).toEqual([]);
});

test('CHF stands before its amount, tied to it', () => {
  expect(matching(everyText, /[\dX]\s?CHF/)).toEqual([]);
  expect(matching(translated, /CHF [\dX]/)).toEqual([]);
});

test('apostrophes are curved, except where docs/behaviour.md, 8, gives the words', () => {
  const asSpecified = ['en/consultation: toasts.success.text'];
  const straight = everyText.filter((text) => text.text.includes("'"));
  expect(straight.map(nameOf)).toEqual(asSpecified);
});
