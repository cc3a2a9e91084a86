import { type Language, languageRecords } from '@helvardar/shared/languages';
import { expect, onTestFinished, test } from 'vitest';
import { languageOf, languagesOf } from './detectLanguage.ts';

/** The expected values come from docs/behaviour.md, 9. */
test.each<[string, Language, string]>([
  ['fr-BE', 'fr', 'the region BE'],
  ['nl-BE', 'fr', 'the region BE before the base language'],
  ['de-BE', 'fr', 'the region BE before a base language that is offered'],
  ['fr-FR', 'fr', 'the region FR'],
  ['br-FR', 'fr', 'the region FR'],
  ['de-DE', 'de', 'the region DE'],
  ['en-DE', 'de', 'the region DE before a base language that is offered'],
  ['de-CH', 'de', 'the region CH'],
  ['fr-CH', 'de', 'the region CH before the base language'],
  ['it-CH', 'de', 'the region CH'],
  ['de-AT', 'de', 'the region AT'],
  ['de-Latn-AT', 'de', 'the region AT behind a script'],
  ['de', 'de', 'the base language'],
  ['de-LI', 'de', 'the base language, the region says nothing'],
  ['fr', 'fr', 'the base language'],
  ['fr-CA', 'fr', 'the base language, the region says nothing'],
  ['FR-ca', 'fr', 'the base language, however it is written'],
  ['en-US', 'en', 'English'],
  ['en', 'en', 'English'],
  ['ja-JP', 'en', 'anything else'],
  ['mk-MK', 'en', 'anything else'],
  ['', 'en', 'nothing'],
  ['C', 'en', 'no locale'],
  ['en-US@posix', 'en', 'no locale'],
  ['<script>alert(1)</script>', 'en', 'what looks like an injected script'],
  ['de"onload="alert(1)', 'en', 'what looks like an injected script'],
])('%j gives %s: %s', (locale, language) => {
  expect(languageOf(locale)).toBe(language);
});

test.each<[string, Language[], string]>([
  ['fr-CH', ['de', 'fr'], 'the region’s language, then its own'],
  ['de-BE', ['fr', 'de'], 'the region’s language, then its own'],
  ['en-DE', ['de', 'en'], 'the region’s language, then its own'],
  ['de-CH', ['de'], 'the two are one'],
  ['it-CH', ['de'], 'its own is none of ours'],
  ['fr-CA', ['fr'], 'the region says nothing'],
  ['ja-JP', ['en'], 'neither says anything'],
  ['C', ['en'], 'no locale'],
])('a browser in %j is offered %j: %s', (locale, offered) => {
  expect(languagesOf(locale)).toEqual(offered);
});

test('a whole locale decides before its region', () => {
  const { regions } = languageRecords.fr;
  languageRecords.fr.regions = [...regions, 'it-CH'];
  onTestFinished(() => {
    languageRecords.fr.regions = regions;
  });
  expect(languageOf('it-CH')).toBe('fr');
  expect(languageOf('rm-CH')).toBe('de');
});
