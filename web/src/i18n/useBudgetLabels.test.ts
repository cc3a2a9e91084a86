import { expect, test } from 'vitest';
import { currencyOf } from './useBudgetLabels.ts';

test.each(['de-CH', 'fr-CH', 'it-CH', 'rm-CH', 'en-CH', 'gsw-CH', 'de-Latn-CH'])(
  'a browser in %s gets Swiss francs',
  (locale) => {
    expect(currencyOf(locale)).toBe('CHF');
  },
);

test.each([
  ...['de-AT', 'nl-BE', 'el-CY', 'et-EE', 'fi-FI', 'fr-FR', 'de-DE', 'el-GR', 'en-IE', 'it-IT'],
  ...['lv-LV', 'lt-LT', 'fr-LU', 'mt-MT', 'nl-NL', 'pt-PT', 'sk-SK', 'sl-SI', 'es-ES'],
])('a browser in %s gets euros', (locale) => {
  expect(currencyOf(locale)).toBe('EUR');
});

test.each([
  'en-US',
  'en-GB',
  'mk-MK',
  'pl-PL',
  'pt-BR',
  'es-MX',
  'de',
  'fr',
  'en',
  'it',
  'es-419',
  'C',
  'en-US@posix',
  '',
])('a browser in %s gets dollars', (locale) => {
  expect(currencyOf(locale)).toBe('USD');
});
