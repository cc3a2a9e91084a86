import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { valuesOf } from '../readSettings.ts';
import { mailDelivery } from './mailDelivery.ts';

const uri = { SMTP_CONNECTION_URI: 'smtps://hello%40helvardar.ch@mail.helvardar.ch:465' };
const from = 'Helvardar <hello@helvardar.ch>';
const deliverMail = { id: 'deliverMail', region: 'europe-west6' };
const others = [{ id: 'ext-firestore-send-email-processQueue', region: 'europe-west6' }];
const extension = {
  project: 'helvardar-site',
  functionsValues: { MAIL_DELIVERY: 'extension', MAIL_FROM: from, ...uri },
  extensions: { 'firestore-send-email': 'firebase/firestore-send-email@0.2.8' },
  extensionValues: { ...uri, DEFAULT_FROM: from },
  installedExtensions: ['firestore-send-email'],
  deployedFunctions: others,
  today: new Date('2026-11-20'),
  trial: false,
  interactive: true,
};
const smtp = {
  ...extension,
  functionsValues: { MAIL_DELIVERY: 'smtp', MAIL_FROM: from, ...uri },
  extensions: {},
  installedExtensions: [],
  deployedFunctions: [deliverMail],
};
const announced = { level: 'warning', sentence: expect.stringContaining('end on 31 March 2027') };

test('the extension alone passes, and its end is told', () => {
  expect(mailDelivery(extension)).toEqual([announced]);
});

test('our own function alone passes', () => expect(mailDelivery(smtp)).toEqual([]));

test.each([
  ['nobody', { ...extension, extensions: {} }, 'nobody would send e-mails'],
  ['both, by configuration', { ...smtp, extensions: extension.extensions }, 'sent twice'],
])('%s stops', (_, facts, reason) => {
  expect(mailDelivery(facts)).toEqual([{ level: 'stop', sentence: expect.stringContaining(reason) }]);
});

test.each([
  [
    'our own function still deployed',
    { ...extension, deployedFunctions: [...others, deliverMail] },
    'npx firebase functions:delete deliverMail --region europe-west6 --project helvardar-site',
  ],
  [
    'an invented server',
    {
      ...extension,
      extensionValues: { ...extension.extensionValues, DEFAULT_REPLY_TO: 'hello@helvardar.example' },
    },
    '(DEFAULT_REPLY_TO)',
  ],
])('the extension with %s stops', (_, facts, reason) => {
  expect(mailDelivery(facts)).toEqual([
    announced,
    { level: 'stop', sentence: expect.stringContaining(reason) },
  ]);
});

test('from February 2027 on the extension stops, and the sentence says how to switch', () => {
  expect(mailDelivery({ ...extension, today: new Date('2027-01-31T23:59:59Z') })).toEqual([announced]);
  expect(mailDelivery({ ...extension, today: new Date('2027-02-01') })).toEqual([
    { level: 'stop', sentence: expect.stringMatching(/MAIL_DELIVERY=smtp .* firebase\.json/) },
  ]);
  expect(mailDelivery({ ...smtp, today: new Date('2027-02-01') })).toEqual([]);
});

test('an extension that the deployment takes away is told', () => {
  expect(mailDelivery({ ...smtp, installedExtensions: ['firestore-send-email'] })).toEqual([
    { level: 'warning', sentence: expect.stringContaining('leaves before deliverMail is deployed') },
  ]);
});

test('an extension is not taken away where nobody can agree to what comes in its place', () => {
  const facts = { ...smtp, installedExtensions: ['firestore-send-email'], interactive: false };
  expect(mailDelivery(facts)).toEqual([
    { level: 'stop', sentence: expect.stringContaining('from a terminal') },
  ]);
});

test('without an answer from the project, it is not said that the other one is gone', () => {
  expect(mailDelivery({ ...smtp, installedExtensions: undefined })).toMatchObject([{ level: 'unknown' }]);
  expect(mailDelivery({ ...extension, deployedFunctions: undefined })).toEqual([
    announced,
    { level: 'unknown', sentence: expect.stringContaining('deliverMail') },
  ]);
});

test.each([
  ['mail servers', 'SMTP_CONNECTION_URI', 'smtps://mail.other.ch:465'],
  ['senders', 'DEFAULT_FROM', 'Other <hello@other.ch>'],
])('two different %s stop', (_, name, value) => {
  const extensionValues = { ...extension.extensionValues, [name]: value };
  expect(mailDelivery({ ...extension, extensionValues })).toEqual([
    announced,
    { level: 'stop', sentence: expect.stringContaining(name) },
  ]);
});

test('a server that only the functions of one project know stops there', () => {
  const folder = mkdtempSync(join(tmpdir(), 'values-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const write = (path: string, server: string) =>
    writeFileSync(join(folder, path), `SMTP_CONNECTION_URI=smtps://${server}:465\n`);
  for (const name of ['functions', 'extensions']) mkdirSync(join(folder, name));
  write('functions/.env', 'mail.helvardar.ch');
  write('extensions/mail.env', 'mail.helvardar.ch');
  write('functions/.env.helvardar-site', 'mail.other.ch');

  const facts = () => ({
    ...extension,
    functionsValues: {
      ...extension.functionsValues,
      ...valuesOf('functions/.env', ['helvardar-site'], folder),
    },
    extensionValues: {
      ...extension.extensionValues,
      ...valuesOf('extensions/mail.env', ['helvardar-site'], folder),
    },
  });
  expect(mailDelivery(facts())).toMatchObject([announced, { level: 'stop' }]);
  write('extensions/mail.env.helvardar-site', 'mail.other.ch');
  expect(mailDelivery(facts())).toEqual([announced]);
});
