import { expect, test } from 'vitest';
import { retention } from './retention.ts';

test('the ledger is kept longer than the e-mails, so that an old request is not mailed again', () =>
  expect(retention.ledgerDays).toBeGreaterThan(retention.mailDays + 1));
