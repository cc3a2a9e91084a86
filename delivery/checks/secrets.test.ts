import { expect, test } from 'vitest';
import { secrets } from './secrets.ts';

test('a secret without a value stops, one that could not be asked for is told, one that is set passes', () => {
  expect(secrets({ secrets: { SMTP_PASSWORD: 'missing', ADDRESS_SALT: 'unknown', OTHER: 'set' } })).toEqual([
    { level: 'stop', sentence: expect.stringContaining('functions:secrets:set SMTP_PASSWORD') },
    { level: 'unknown', sentence: expect.stringContaining('ADDRESS_SALT') },
  ]);
});

test('a project without billing stops, and it is said once', () => {
  expect(secrets({ secrets: { SMTP_PASSWORD: 'unbilled', ADDRESS_SALT: 'unbilled' } })).toEqual([
    { level: 'stop', sentence: expect.stringContaining('billing') },
  ]);
});
