import { expect, test } from 'vitest';
import { companyFacts } from './companyFacts.ts';

const invented = { name: 'Helvardar', email: 'hello@helvardar.example' };

test('invented facts stop, and are named', () => {
  expect(companyFacts(invented)({ trial: false })).toEqual([
    { level: 'stop', sentence: expect.stringContaining('(email)') },
  ]);
});

test('a trial may show them', () => {
  expect(companyFacts(invented)({ trial: true })).toMatchObject([{ level: 'warning' }]);
});

test('real facts pass', () => {
  expect(companyFacts({ ...invented, email: 'hello@helvardar.ch' })({ trial: false })).toEqual([]);
});
