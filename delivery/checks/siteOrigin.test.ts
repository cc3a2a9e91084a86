import { expect, test } from 'vitest';
import { siteOrigin } from './siteOrigin.ts';

const functionsValues = { SITE_ORIGINS: 'https://helvardar.ch,https://www.helvardar.ch' };

test('an https origin that the function admits passes', () => {
  expect(siteOrigin({ siteOrigin: 'https://www.helvardar.ch', functionsValues })).toEqual([]);
});

test.each([
  ['no origin', undefined, 'is not set'],
  ['plain http', 'http://www.helvardar.ch', 'is not an https origin'],
  ['a final slash', 'https://www.helvardar.ch/', 'is not an https origin'],
  ['a name alone', 'www.helvardar.ch', 'is not an https origin'],
  ['the invented domain', 'https://www.helvardar.example', 'is invented'],
  ['an origin that the function refuses', 'https://new.helvardar.ch', 'SITE_ORIGINS'],
])('%s stops', (_, origin, reason) => {
  expect(siteOrigin({ siteOrigin: origin, functionsValues })).toEqual([
    { level: 'stop', sentence: expect.stringContaining(reason) },
  ]);
});
