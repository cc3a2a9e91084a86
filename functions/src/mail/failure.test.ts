import { expect, test } from 'vitest';
import { failureOf, healsByItself } from './failure.ts';

const failure = (properties: object, handedOver = false) =>
  failureOf(
    Object.assign(new Error('message' in properties ? String(properties.message) : 'x'), properties),
    handedOver,
  );

const recipient = { code: 'EENVELOPE', command: 'RCPT TO' };
const message = { code: 'EMESSAGE', command: 'DATA' };
const sender = { code: 'EENVELOPE', command: 'MAIL FROM' };

test.each([
  ['550 for the recipient', { ...recipient, responseCode: 550 }, 'refused', 'recipient'],
  [
    'a full mailbox',
    { ...recipient, responseCode: 552, message: '552 5.2.2 over quota' },
    'refused',
    'recipient',
  ],
  ['450 for the recipient', { ...recipient, responseCode: 450 }, 'postponed', 'recipient'],
  [
    '421 to the command DATA',
    { code: 'EENVELOPE', command: 'DATA', responseCode: 421 },
    'postponed',
    'connection',
  ],
  ['550 for the sender', { ...sender, responseCode: 550 }, 'postponed', 'account'],
  ['a used-up quota', { ...sender, responseCode: 550, message: '550 sending quota' }, 'postponed', 'account'],
  [
    'a used-up quota, told late',
    { ...recipient, responseCode: 550, message: '550 5.4.5 limit' },
    'postponed',
    'account',
  ],
  ['a refused log-in', { code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535 }, 'postponed', 'account'],
  ['a 554 greeting', { code: 'EPROTOCOL', command: 'CONN', responseCode: 554 }, 'postponed', 'account'],
  ['a 421 greeting', { code: 'EPROTOCOL', command: 'CONN', responseCode: 421 }, 'postponed', 'connection'],
  ['a wrong certificate', { code: 'ESOCKET', message: 'self-signed certificate' }, 'postponed', 'account'],
  ['a server that is away', { code: 'ESOCKET', message: 'connect ECONNREFUSED' }, 'postponed', 'connection'],
  ['no answer in time', { code: 'ETIMEDOUT', message: 'Timeout' }, 'postponed', 'connection'],
])('%s before the message', (_, properties, outcome, trouble) =>
  expect(failure(properties)).toMatchObject({ outcome, trouble }),
);

test.each([
  ['554 for the message', { ...message, responseCode: 554 }, 'refused'],
  ['451 for the message', { ...message, responseCode: 451 }, 'postponed'],
  ['a used-up quota', { ...message, responseCode: 550, message: '550 5.4.5 daily limit' }, 'postponed'],
  ['a cut line', { code: 'ECONNECTION', message: 'Connection closed unexpectedly' }, 'unknown'],
  ['421 and a cut line', { code: 'ECONNECTION', responseCode: 421 }, 'unknown'],
  ['no answer in time', { code: 'ETIMEDOUT' }, 'unknown'],
])('%s after the message was handed over', (_, properties, outcome) =>
  expect(failure(properties, true)).toMatchObject({ outcome }),
);

test('the code that is logged is the answer’s, else the library’s', () => {
  expect(failure({ responseCode: 550, code: 'EENVELOPE' }).code).toBe(550);
  expect(failure({ code: 'EDNS' }).code).toBe('EDNS');
});

// The texts that version 0.2.8 of the extension leaves in `delivery.error`, as measured, and whether a copy had arrived.
test.each([
  ["Error: Can't send mail - all recipients were rejected: 450 4.2.0 <a@example.com>", true],
  ['Error: Message failed: 451 4.3.0', true],
  ['Error: Invalid greeting. response=421 4.3.2', true],
  ['Error: Greeting never received', true],
  ['Error: connect ECONNREFUSED 192.0.2.1:465', true],
  ['Error: getaddrinfo ENOTFOUND smtp.example.com', true],
  ["Error: Can't send mail - all recipients were rejected: 550 5.1.1 <a@example.com>", false],
  ['Error: Message failed: 550 5.7.1', false],
  ['Error: Invalid greeting. response=554 5.3.2', false],
  ['Error: Connection closed unexpectedly', false],
  ['Error: Unexpected socket close', false],
  ['Message processing lease expired.', false],
])('what the extension left with %j heals by itself: %s', (text, heals) =>
  expect(healsByItself(text)).toBe(heals),
);
