import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { functionsValues } from './functionsValues.ts';

const values = {
  ...parseEnv(readFileSync('functions/.env', 'utf8')),
  MAIL_DELIVERY: 'smtp',
  SMTP_CONNECTION_URI: 'smtps://hello%40helvardar.ch@mail.helvardar.ch:465',
  MAIL_FROM: 'Helvardar <hello@helvardar.ch>',
  TEAM_ADDRESS: 'hello@helvardar.ch',
  SITE_ORIGINS: 'https://www.helvardar.ch',
};

test('real values pass', () => {
  expect(functionsValues({ functionsValues: values, trial: false })).toEqual([]);
});

test('a missing value stops, and is named', () => {
  expect(functionsValues({ functionsValues: { ...values, TEAM_ADDRESS: undefined }, trial: false })).toEqual([
    { level: 'stop', sentence: expect.stringContaining('TEAM_ADDRESS') },
  ]);
});

const withInvented = { ...values, MAIL_FROM: 'Helvardar <hello@helvardar.example>' };

test('an invented value stops, and is named', () => {
  expect(functionsValues({ functionsValues: withInvented, trial: false })).toEqual([
    { level: 'stop', sentence: expect.stringContaining('(MAIL_FROM)') },
  ]);
});

test('a trial may deploy an invented value', () => {
  expect(functionsValues({ functionsValues: withInvented, trial: true })).toMatchObject([
    { level: 'warning' },
  ]);
});

test('enforced App Check is told', () => {
  expect(functionsValues({ functionsValues: { ...values, APP_CHECK: 'enforced' }, trial: false })).toEqual([
    { level: 'warning', sentence: expect.stringContaining('App Check') },
  ]);
});
