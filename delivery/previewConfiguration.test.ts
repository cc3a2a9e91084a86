import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { previewConfiguration } from './previewConfiguration.ts';

const firebaseJson = JSON.parse(readFileSync(new URL('../firebase.json', import.meta.url), 'utf8'));

test('a preview is served as the site is, and every answer of it carries noindex', () => {
  expect(previewConfiguration(firebaseJson)).toEqual({
    hosting: {
      ...firebaseJson.hosting,
      headers: [
        ...(firebaseJson.hosting.headers ?? []),
        { source: '**', headers: [{ key: 'X-Robots-Tag', value: 'noindex, nofollow' }] },
      ],
    },
  });
});

test('the headers of the site stay', () => {
  const own = { source: '/assets/**', headers: [{ key: 'Cache-Control', value: 'immutable' }] };
  expect(previewConfiguration({ hosting: { headers: [own] } })).toMatchObject({
    hosting: { headers: [own, { source: '**' }] },
  });
});
