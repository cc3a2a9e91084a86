import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { expect, test, vi } from 'vitest';
import { suites } from '../../emulators/configuration.ts';
import { addressSalt, readConfiguration, secretValue, variables } from './config.ts';

const environmentIn = (file: string): Record<string, string> =>
  parseEnv(readFileSync(fileURLToPath(new URL(`../${file}`, import.meta.url)), 'utf8')) as Record<
    string,
    string
  >;
const production = environmentIn('.env');

test('.env lists every variable and no others', () => {
  expect(Object.keys(production).sort()).toEqual(Object.keys(variables).sort());
});

test.each(['extension', 'smtp'])('in production the e-mails may be delivered by %s', (MAIL_DELIVERY) => {
  expect(readConfiguration({ ...production, MAIL_DELIVERY }).mailDelivery).toBe(MAIL_DELIVERY);
});

test('each limit has its variable', () => {
  const limits = {
    TEAM_DAILY_LIMIT: '500',
    TEAM_DAILY_LIMIT_PER_SOURCE: '50',
    CONFIRMATION_DAILY_LIMIT: '100',
    CONFIRMATION_DAILY_LIMIT_PER_SOURCE: '10',
    CONFIRMATION_DAILY_LIMIT_PER_MAILBOX: '3',
  };
  expect(readConfiguration({ ...production, ...limits }).limits).toEqual({
    team: 500,
    teamPerSource: 50,
    confirmations: 100,
    confirmationsPerSource: 10,
    confirmationsPerMailbox: 3,
  });
});

test('in production the hourly ceiling is above the share of a source, beyond which it is looked at', () => {
  const { directHourlyLimit, limits } = readConfiguration(production);
  expect(directHourlyLimit).toBeGreaterThan(limits.teamPerSource);
});

test('in production the limits are far below those of the local suite', () => {
  const { limits } = readConfiguration(production);
  const roomy = readConfiguration({
    ...production,
    ...environmentIn(`.env.${suites.local.projectId}`),
  }).limits;
  for (const name of Object.keys(roomy) as (keyof typeof roomy)[])
    expect(limits[name], name).toBeLessThan(roomy[name] / 10);
});

test.each(Object.values(suites))(
  'the suite $name delivers by itself, to its own inbox, with links to its own functions',
  ({ projectId, ports }) => {
    const configuration = readConfiguration({ ...production, ...environmentIn(`.env.${projectId}`) });
    expect(configuration).toMatchObject({ mailDelivery: 'smtp', smtpUri: `smtp://127.0.0.1:${ports.smtp}` });
    const functions = `http://127.0.0.1:${ports.functions}/${projectId}`;
    expect(configuration.answerAddress).toBe(`${functions}/europe-west6/answered`);
  },
);

test('everything that is missing or malformed is named at once', () => {
  const { TEAM_ADDRESS: _, ...rest } = production;
  const environment = { ...rest, CONFIRMATION_DAILY_LIMIT_PER_SOURCE: 'many', MAIL_DELIVERY: '' };
  expect(() => readConfiguration(environment)).toThrow(
    /: MAIL_DELIVERY, TEAM_ADDRESS, CONFIRMATION_DAILY_LIMIT_PER_SOURCE$/,
  );
});

test.each(['both', 'SMTP', ' smtp'])('MAIL_DELIVERY cannot be %j', (MAIL_DELIVERY) => {
  expect(() => readConfiguration({ ...production, MAIL_DELIVERY })).toThrow('MAIL_DELIVERY');
});

test('a password does not stand in the connection URI', () => {
  const SMTP_CONNECTION_URI = 'smtps://user:password@smtp.example.com:465';
  expect(() => readConfiguration({ ...production, SMTP_CONNECTION_URI })).toThrow('SMTP_CONNECTION_URI');
});

test('a secret that was stored with a line break is used without it', () => {
  vi.stubEnv(addressSalt.name, 'a salt\n');
  expect(secretValue(addressSalt)).toBe('a salt');
});
