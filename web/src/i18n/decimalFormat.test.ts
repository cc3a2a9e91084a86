import { languages } from '@helvardar/shared/languages';
import { expect, test } from 'vitest';
import { decimalFormat } from './decimalFormat.ts';

test('each language has its own decimal sign', () => {
  const written = languages.map((language) => [
    language,
    decimalFormat(language, { minimumFractionDigits: 1 }).format(2.5),
  ]);
  expect(Object.fromEntries(written)).toEqual({ en: '2.5', de: '2,5', fr: '2,5' });
});
