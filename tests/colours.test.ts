import { globSync, readFileSync } from 'node:fs';
import { rivers } from '@helvardar/shared/rivers';
import { expect, test } from 'vitest';

const coloursIn = (file: string): string[] => readFileSync(file, 'utf8').match(/#[0-9a-f]{3,8}\b/g) ?? [];

const palettes = [
  'shared/rivers.ts',
  'web/src/theme/palette.ts',
  'shared/languages.ts',
  'web/src/theme/themeFunctions.ts',
];

test('only the palettes, the flags and the functions of the theme contain colour values', () => {
  const sources = globSync('{shared,functions/src,web/src,web/build}/**/*.{ts,tsx,css}', {
    exclude: (file) => file === 'node_modules' || file.endsWith('.test.ts'),
  });
  const others = sources.filter((file) => !palettes.includes(file) && coloursIn(file).length > 0);
  expect(sources).toEqual(expect.arrayContaining(palettes));
  expect(others).toEqual([]);
});

test('the icon draws both rivers in the colours of each scheme', () => {
  const { light, dark } = rivers;
  expect(coloursIn('web/public/favicon.svg')).toEqual([dark.rhine, dark.vardar, light.rhine, light.vardar]);
});
