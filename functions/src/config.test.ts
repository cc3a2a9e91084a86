import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, test, vi } from 'vitest';
import { readConfiguration, secretSalt, secretValue, variables } from './config.ts';

const file = readFileSync(new URL('../.env', import.meta.url), 'utf8');
const production = parseEnv(file) as Record<string, string>;

test('.env lists every variable and no others', () => {
  expect(Object.keys(production).sort()).toEqual(Object.keys(variables).sort());
});

test.each([
  ['team', 'TEAM_DAILY_LIMIT'],
  ['teamPerSource', 'TEAM_DAILY_LIMIT_PER_SOURCE'],
  ['storedPerSource', 'STORED_DAILY_LIMIT_PER_SOURCE'],
  ['storedPerHour', 'STORED_HOURLY_LIMIT'],
  ['confirmations', 'CONFIRMATION_DAILY_LIMIT'],
  ['confirmationsPerSource', 'CONFIRMATION_DAILY_LIMIT_PER_SOURCE'],
  ['confirmationsPerMailbox', 'CONFIRMATION_DAILY_LIMIT_PER_MAILBOX'],
] as const)('the limit %s is %s', (limit, variable) =>
  expect(readConfiguration({ ...production, [variable]: '7654321' }).limits[limit]).toBe(7_654_321),
);

test('in production the hourly limit is above the daily limit of a source, beyond which the functions check it', () => {
  const { directHourlyLimit, limits } = readConfiguration(production);
  expect(directHourlyLimit).toBeGreaterThan(limits.teamPerSource);
});

test('all missing or malformed settings are named in one error', () => {
  const { TEAM_ADDRESS: _, ...rest } = production;
  const environment = { ...rest, CONFIRMATION_DAILY_LIMIT_PER_SOURCE: 'many', MAIL_DELIVERY: '' };
  expect(() => readConfiguration(environment)).toThrow(
    /: MAIL_DELIVERY, TEAM_ADDRESS, CONFIRMATION_DAILY_LIMIT_PER_SOURCE$/,
  );
});

test('MAIL_DELIVERY is extension or smtp, and nothing else', () => {
  for (const MAIL_DELIVERY of ['extension', 'smtp'])
    expect(readConfiguration({ ...production, MAIL_DELIVERY }).mailDelivery).toBe(MAIL_DELIVERY);
  for (const MAIL_DELIVERY of ['both', 'SMTP', ' smtp'])
    expect(() => readConfiguration({ ...production, MAIL_DELIVERY })).toThrow('MAIL_DELIVERY');
});

test('a connection URI with a password is refused', () => {
  const SMTP_CONNECTION_URI = 'smtps://user:password@smtp.example.com:465';
  expect(() => readConfiguration({ ...production, SMTP_CONNECTION_URI })).toThrow('SMTP_CONNECTION_URI');
});

const server = (SMTP_CONNECTION_URI: string) => () =>
  readConfiguration({ ...production, SMTP_CONNECTION_URI });

test('port 25, which Google Cloud blocks, is refused with the reason, and on this machine it is not', () => {
  for (const uri of ['smtp://smtp.example.com:25', 'smtp://user@smtp.example.com:25', 'smtps://10.0.0.1:025'])
    expect(server(uri)).toThrow(/Google Cloud blocks port 25.*465.*587/);
  for (const uri of ['smtp://smtp.example.com:587', 'smtp://smtp.example.com:2525', 'smtp://127.0.0.1:25'])
    expect(server(uri)().smtpUri).toBe(uri);
});

test('a line break at the end of a stored secret is removed', () => {
  vi.stubEnv(secretSalt.name, 'a salt\n');
  expect(secretValue(secretSalt)).toBe('a salt');
});
