import { expect, test } from 'vitest';
import { failureOf, failureOfText } from './failure.ts';

const failure = (properties: object, handedOver = false) =>
  failureOf(Object.assign(new Error('x'), properties), handedOver);

const recipient = { code: 'EENVELOPE', command: 'RCPT TO' };
const message = { code: 'EMESSAGE', command: 'DATA' };

// tests/functions/smtpFaults.test.ts has the other answers of a server.
test.each([
  ['to the command DATA', { code: 'EENVELOPE', command: 'DATA' }, false, 'postponed'],
  ['and a cut connection, after the message', { code: 'ECONNECTION' }, true, 'unknown'],
])('421 %s is a problem of the connection', (_, properties, handedOver, outcome) =>
  expect(failure({ ...properties, responseCode: 421 }, handedOver)).toMatchObject({
    outcome,
    trouble: 'connection',
  }),
);

test('a document keeps only the beginning of a long answer', () =>
  expect(failure({ message: `550 ${'x'.repeat(2_000_000)}` }).error).toHaveLength(1_000));

test('the logged code is that of the answer, or else that of the library', () => {
  expect(failure({ responseCode: 550, code: 'EENVELOPE' }).code).toBe(550);
  expect(failure({ code: 'EDNS' }).code).toBe('EDNS');
});

const quota = 'quota@relay.example';
const refusal = (text: string) =>
  failureOf({ ...recipient, responseCode: Number.parseInt(text, 10), message: text }, false, quota);

test.each([
  '554 5.7.1 <quota@relay.example>: Relay access denied',
  '550 relay not permitted',
  '550 5.7.54 SMTP; Unable to relay recipient in non-accepted domain',
  "553 sorry, that domain isn't in my list of allowed rcpthosts (#5.7.1)",
  '530 5.7.0 Authentication required',
  '553 5.7.1 <hello@helvardar.example>: Sender address rejected: not owned by user',
  '554 5.7.1 Service unavailable; Client host [192.0.2.1] blocked',
  '550 sending limit exceeded',
  '550 5.4.5 limit',
  '550 5.1.8 Access denied, bad outbound sender',
  '530 5.7.57 Client not authenticated to send mail',
])('“%s” is our own problem, whoever the recipient is', (text) =>
  expect(refusal(text)).toMatchObject({ outcome: 'postponed', trouble: 'account' }),
);

test('a temporary denial of relaying is our own problem, and temporary', () =>
  expect(refusal('454 4.7.1 <quota@relay.example>: Relay access denied')).toMatchObject({
    outcome: 'postponed',
    trouble: 'connection',
  }));

test.each([
  '550 5.1.1 <quota@relay.example>: User unknown',
  '550 5.1.1 quota... no such user, relaying or not',
  '550 No such user quota here',
  '550 relay.example: host not found',
  '550 5.2.1 quota@relay.example is disabled',
  '552 5.2.2 over quota',
  '552 mailbox full, over quota',
  '550 undeliverable: mx.relay.example said: 554 5.7.1 sending quota exceeded',
  '550 rejected, response from mx [192.0.2.1] was: 550 5.4.5 daily limit',
])('“%s” is a problem of the recipient, whatever the address looks like', (text) =>
  expect(refusal(text)).toMatchObject({ outcome: 'refused', trouble: 'recipient' }),
);

test('words that a server quotes from a message do not make its refusal our problem', () =>
  expect(
    failureOf(
      { ...message, responseCode: 554, message: '554 5.7.1 URL quota.relay.example is listed' },
      true,
    ),
  ).toMatchObject({ outcome: 'refused', trouble: 'recipient' }));

const rejected = "Can't send mail - all recipients were rejected:";
/**
 * Texts that version 0.2.8 of the extension (nodemailer 8.0) writes into `delivery.error`, by their meaning, measured
 * with plain and encrypted connections.
 */
const texts = {
  'refused, recipient': [`${rejected} 550 5.1.1 <a@example.com>`, 'Message failed: 550 5.7.1'],
  'postponed, recipient': [`${rejected} 450 4.2.0 <a@example.com>`, 'Message failed: 451 4.3.0'],
  'postponed, account': [
    `${rejected} 554 5.7.1 Relay access denied`,
    'Message failed: 550 5.4.5 daily quota',
    'Mail command failed: 550 5.7.1 no',
    'Invalid login: 535-5.7.8 Username and Password not accepted',
    'Invalid greeting. response=554 5.3.2 no: 554 5.3.2 no',
    'self-signed certificate',
    'unable to verify the first certificate',
    "Hostname/IP does not match certificate's altnames: IP: 192.0.2.1 is not in",
  ],
  'postponed, connection': [
    'Mail command failed: 451 4.3.0 later',
    'Data command failed: 421 4.3.2 bye',
    'Invalid login: 454 4.7.0 later',
    'Invalid greeting. response=421 4.3.2 bye: 421 4.3.2 bye',
    'Server terminates connection. response=421 4.3.2 bye: 421 4.3.2 bye',
    'Invalid login sequence while waiting for "235": 454 later',
    'EHLO failed but HELO does not support required STARTTLS. response=454 no: 454 no',
    'Error upgrading connection with STARTTLS: 454 4.7.0 later',
    'Unexpected Response: 421 4.4.2 idle',
    'Greeting never received',
    'Connection timeout',
    'Unexpected socket close',
    'connect ECONNREFUSED 192.0.2.1:465',
    'getaddrinfo ENOTFOUND smtp.example.com',
    'queryA ETIMEOUT smtp.example.com',
    'Client network socket disconnected before secure TLS connection was established',
  ],
  'unknown, connection': [
    'Something new: 451 4.3.0',
    'Connection closed unexpectedly',
    'Connection closed unexpectedly: 421 4.3.2 bye',
    'read ECONNRESET',
    'write EPIPE',
    'Timeout',
    'Message processing lease expired.',
  ],
};
test.each(Object.entries(texts).flatMap(([meaning, all]) => all.map((text) => [text, meaning] as const)))(
  'the error “%s” of the extension means: %s',
  (text, meaning) => {
    for (const error of [text, `Error: ${text}`]) {
      const { outcome, trouble } = failureOfText(error, 'a@example.com');
      expect(`${outcome}, ${trouble}`).toBe(meaning);
    }
  },
);
