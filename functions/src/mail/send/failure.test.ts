import { expect, test } from 'vitest';
import { failureOf, failureOfText } from './failure.ts';

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
    'a used-up quota, answered to the recipient',
    { ...recipient, responseCode: 550, message: '550 5.4.5 limit' },
    'postponed',
    'account',
  ],
  ['a refused log-in', { code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535 }, 'postponed', 'account'],
  ['a 554 greeting', { code: 'EPROTOCOL', command: 'CONN', responseCode: 554 }, 'postponed', 'account'],
  ['a 421 greeting', { code: 'EPROTOCOL', command: 'CONN', responseCode: 421 }, 'postponed', 'connection'],
  ['a wrong certificate', { code: 'ESOCKET', message: 'self-signed certificate' }, 'postponed', 'account'],
  ['an unreachable server', { code: 'ESOCKET', message: 'connect ECONNREFUSED' }, 'postponed', 'connection'],
  ['no answer in time', { code: 'ETIMEDOUT', message: 'Timeout' }, 'postponed', 'connection'],
])('%s before the message has the right outcome and cause', (_, properties, outcome, trouble) =>
  expect(failure(properties)).toMatchObject({ outcome, trouble }),
);

test.each([
  ['554 for the message', { ...message, responseCode: 554 }, 'refused'],
  ['451 for the message', { ...message, responseCode: 451 }, 'postponed'],
  ['a used-up quota', { ...message, responseCode: 550, message: '550 5.4.5 daily limit' }, 'postponed'],
  ['a cut connection', { code: 'ECONNECTION', message: 'Connection closed unexpectedly' }, 'unknown'],
  ['421 and a cut connection', { code: 'ECONNECTION', responseCode: 421 }, 'unknown'],
  ['no answer in time', { code: 'ETIMEDOUT' }, 'unknown'],
])('%s after the message was handed over has the right outcome', (_, properties, outcome) =>
  expect(failure(properties, true)).toMatchObject({ outcome }),
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

// Texts that version 0.2.8 of the extension (nodemailer 8.0) writes into `delivery.error`, measured with plain and
// encrypted connections.
test.each([
  [
    "Error: Can't send mail - all recipients were rejected: 450 4.2.0 <a@example.com>",
    'postponed',
    'recipient',
  ],
  [
    "Error: Can't send mail - all recipients were rejected: 554 5.7.1 Relay access denied",
    'postponed',
    'account',
  ],
  [
    "Error: Can't send mail - all recipients were rejected: 550 5.1.1 <a@example.com>",
    'refused',
    'recipient',
  ],
  ['Error: Message failed: 451 4.3.0', 'postponed', 'recipient'],
  ['Error: Message failed: 550 5.7.1', 'refused', 'recipient'],
  ['Error: Message failed: 550 5.4.5 daily quota', 'postponed', 'account'],
  ['Error: Mail command failed: 451 4.3.0 later', 'postponed', 'connection'],
  ['Error: Mail command failed: 550 5.7.1 no', 'postponed', 'account'],
  ['Error: Data command failed: 421 4.3.2 bye', 'postponed', 'connection'],
  ['Error: Invalid login: 454 4.7.0 later', 'postponed', 'connection'],
  ['Error: Invalid login: 535-5.7.8 Username and Password not accepted', 'postponed', 'account'],
  ['Error: Invalid greeting. response=421 4.3.2 bye: 421 4.3.2 bye', 'postponed', 'connection'],
  ['Error: Invalid greeting. response=554 5.3.2 no: 554 5.3.2 no', 'postponed', 'account'],
  ['Error: Server terminates connection. response=421 4.3.2 bye: 421 4.3.2 bye', 'postponed', 'connection'],
  ['Error: Invalid login sequence while waiting for "235": 454 later', 'postponed', 'connection'],
  [
    'Error: EHLO failed but HELO does not support required STARTTLS. response=454 no: 454 no',
    'postponed',
    'connection',
  ],
  ['Error: Error upgrading connection with STARTTLS: 454 4.7.0 later', 'postponed', 'connection'],
  ['Error: Unexpected Response: 421 4.4.2 idle', 'postponed', 'connection'],
  ['Error: Something new: 451 4.3.0', 'unknown', 'connection'],
  ['Error: Greeting never received', 'postponed', 'connection'],
  ['Error: Unexpected socket close', 'postponed', 'connection'],
  ['Error: connect ECONNREFUSED 192.0.2.1:465', 'postponed', 'connection'],
  ['Error: getaddrinfo ENOTFOUND smtp.example.com', 'postponed', 'connection'],
  ['Error: queryA ETIMEOUT smtp.example.com', 'postponed', 'connection'],
  [
    'Error: Client network socket disconnected before secure TLS connection was established',
    'postponed',
    'connection',
  ],
  ['Error: self-signed certificate', 'postponed', 'account'],
  [
    "Error: Hostname/IP does not match certificate's altnames: IP: 192.0.2.1 is not in",
    'postponed',
    'account',
  ],
  ['Error: Connection closed unexpectedly', 'unknown', 'connection'],
  ['Error: Connection closed unexpectedly: 421 4.3.2 bye', 'unknown', 'connection'],
  ['Error: read ECONNRESET', 'unknown', 'connection'],
  ['Error: write EPIPE', 'unknown', 'connection'],
  ['Error: Timeout', 'unknown', 'connection'],
  ['Message processing lease expired.', 'unknown', 'connection'],
])('the error %j of the extension means %s, because of the %s', (text, outcome, trouble) =>
  expect(failureOfText(text, 'a@example.com')).toMatchObject({ outcome, trouble }),
);
