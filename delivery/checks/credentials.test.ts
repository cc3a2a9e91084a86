import { expect, test } from 'vitest';
import { credentials } from './credentials.ts';

const nobody = { accounts: [], credentialsFile: undefined, hasDefaultCredentials: false };

test('without any credentials the sentence says how to sign in', () => {
  expect(credentials(nobody)).toEqual([
    { level: 'stop', sentence: expect.stringContaining('npx firebase login') },
  ]);
});

test.each([
  ['a signed-in account', { accounts: ['someone@helvardar.ch'] }],
  ['a credentials file', { credentialsFile: { path: '/tmp/key.json', exists: true } }],
  ["Google's default credentials", { hasDefaultCredentials: true }],
])('%s is enough', (_, some) => {
  expect(credentials({ ...nobody, ...some })).toEqual([]);
});

test('a credentials file that does not exist is named', () => {
  const credentialsFile = { path: '/tmp/missing.json', exists: false };
  expect(credentials({ ...nobody, credentialsFile })).toEqual([
    { level: 'stop', sentence: expect.stringContaining('/tmp/missing.json') },
  ]);
});
