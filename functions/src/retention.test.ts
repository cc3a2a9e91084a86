import { expect, test } from 'vitest';
import { inDays, requestCutoff, retention } from './retention.ts';

test('requests are kept for 24 months', () => {
  expect(requestCutoff(new Date('2026-11-20T03:30:00Z')).toISOString()).toBe('2024-11-20T03:30:00.000Z');
});

test('an expiry is a whole number of days later', () => {
  expect(inDays(2, Date.parse('2026-11-20T12:00:00Z')).toISOString()).toBe('2026-11-22T12:00:00.000Z');
});

test('the ledger is kept longer than the e-mails, so that an old request is not mailed again', () => {
  expect(retention.ledgerDays).toBeGreaterThan(retention.mailDays + 1);
});
