import { expect, test } from 'vitest';
import { mailDelivery } from './mailDelivery.ts';

const uri = { SMTP_CONNECTION_URI: 'smtps://hello%40helvardar.ch@mail.helvardar.ch:465' };
const from = 'Helvardar <hello@helvardar.ch>';
const extension = {
  functionsValues: { MAIL_DELIVERY: 'extension', MAIL_FROM: from, ...uri },
  extensions: { 'firestore-send-email': 'firebase/firestore-send-email@0.2.8' },
  extensionValues: { ...uri, DEFAULT_FROM: from },
  installedExtensions: ['firestore-send-email'],
  today: new Date('2026-11-20'),
  trial: false,
};
const smtp = {
  ...extension,
  functionsValues: { MAIL_DELIVERY: 'smtp', MAIL_FROM: from, ...uri },
  extensions: {},
  installedExtensions: [],
};

test('the extension alone passes', () => expect(mailDelivery(extension)).toEqual([]));

test('our own function alone passes', () => expect(mailDelivery(smtp)).toEqual([]));

test.each([
  ['nobody', { ...extension, extensions: {} }, 'nobody would send e-mails'],
  ['both, by configuration', { ...smtp, extensions: extension.extensions }, 'sent twice'],
  ['both, in the project', { ...smtp, installedExtensions: ['firestore-send-email'] }, 'ext:uninstall'],
  ['an extension that has ended', { ...extension, today: new Date('2027-04-01') }, 'ended on 31 March 2027'],
  [
    'an extension with an invented server',
    {
      ...extension,
      extensionValues: { ...extension.extensionValues, DEFAULT_REPLY_TO: 'hello@helvardar.example' },
    },
    '(DEFAULT_REPLY_TO)',
  ],
])('%s stops', (_, facts, reason) => {
  expect(mailDelivery(facts)).toEqual([{ level: 'stop', sentence: expect.stringContaining(reason) }]);
});

test('from January 2027 on, the end of the extension is told', () => {
  expect(mailDelivery({ ...extension, today: new Date('2026-12-31') })).toEqual([]);
  expect(mailDelivery({ ...extension, today: new Date('2027-01-01') })).toEqual([
    { level: 'warning', sentence: expect.stringContaining('end on 31 March 2027') },
  ]);
});

test('without an answer from the project, it is not said that the extension is gone', () => {
  expect(mailDelivery({ ...smtp, installedExtensions: undefined })).toMatchObject([{ level: 'unknown' }]);
});

test.each([
  ['mail servers', 'SMTP_CONNECTION_URI', 'smtps://mail.other.ch:465'],
  ['senders', 'DEFAULT_FROM', 'Other <hello@other.ch>'],
])('two different %s are told', (_, name, value) => {
  const extensionValues = { ...extension.extensionValues, [name]: value };
  expect(mailDelivery({ ...extension, extensionValues })).toEqual([
    { level: 'warning', sentence: expect.stringContaining(name) },
  ]);
});
