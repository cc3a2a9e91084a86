import { expect, test } from 'vitest';
import { requestMailKinds } from '../../functions/src/mail/mailDocument.ts';
import { hour, minute } from '../../functions/src/time.ts';
import type { Submission } from '../../shared/consultationRequest.ts';
import { type Ending, Extension, firstEvents, reconciledFor } from '../support/functions/extension.ts';
import { later, loggedBy, useHarness } from '../support/functions/harness.ts';

const harness = useHarness();

/** Stores a request and writes its e-mails. */
const written = async (): Promise<Submission> => {
  const submission = await harness.arrived();
  return submission;
};

test('an e-mail that the extension has sent is settled and not sent again', async () => {
  const extension = new Extension();
  await written();
  await firstEvents(harness, extension);
  await reconciledFor(harness, hour, extension);
  expect(extension.copies).toHaveLength(2);
  for (const mail of await harness.mails()) expect(mail.get('due_at')).toBeUndefined();
});

test('e-mails that were written before the extension was installed are sent afterwards', async () => {
  const extension = new Extension();
  await written();
  expect((await reconciledFor(harness, 2 * hour)).at(-1)).toMatchObject({ overdue: 2 });
  await reconciledFor(harness, hour, extension);
  expect([extension.copiesOf('team'), extension.copiesOf('visitor')]).toEqual([1, 1]);
});

const error = (text: string, arrives = false): Ending => ({ arrives, error: `Error: ${text}` });
const healed = { team: 1, visitor: 1, overdue: 0 };

// Errors that nodemailer 8.0 reported in the extension.
test.each([
  "Can't send mail - all recipients were rejected: 450 4.2.0 busy",
  "Can't send mail - all recipients were rejected: 421 4.3.2 bye",
  'Mail command failed: 421 4.3.2 bye',
  'Mail command failed: 451 4.3.0 later',
  'Data command failed: 421 4.3.2 bye',
  'Data command failed: 451 4.3.0 later',
  'Message failed: 451 4.3.0 later',
  'Invalid login: 454 4.7.0 Temporary authentication failure',
  'Invalid greeting. response=421 4.3.2 bye: 421 4.3.2 bye',
  'Server terminates connection. response=421 4.3.2 bye: 421 4.3.2 bye',
  'Greeting never received',
  'Connection timeout',
  'Unexpected socket close',
  'Client network socket disconnected before secure TLS connection was established',
  'connect ECONNREFUSED 192.0.2.1:465',
  'connect ECONNRESET 192.0.2.1:465',
  'getaddrinfo EAI_AGAIN smtp.example.com',
  'self-signed certificate',
  'unable to verify the first certificate',
  "Hostname/IP does not match certificate's altnames: Host: smtp.example.com. is not in the cert's altnames",
])('after the error “%s” twice, both e-mails are sent once', async (text) => {
  const extension = new Extension();
  for (const kind of requestMailKinds) extension.endings[kind] = [error(text), error(text)];
  await written();
  await firstEvents(harness, extension);
  const report = (await reconciledFor(harness, 2 * hour, extension)).at(-1);
  const [team, visitor] = [extension.copiesOf('team'), extension.copiesOf('visitor')];
  expect({ team, visitor, overdue: report?.overdue }).toEqual(healed);
});

const cases: [string, Ending[], { team: number; visitor: number; left?: number }][] = [
  [
    'a connection that is cut before the message, with an error that does not say so',
    [error('Connection closed unexpectedly')],
    { team: 1, visitor: 0 },
  ],
  [
    'a connection that is cut after the message',
    [error('Connection closed unexpectedly', true)],
    { team: 2, visitor: 1 },
  ],
  ['a connection that is reset before the message', [error('read ECONNRESET')], { team: 1, visitor: 0 }],
  ['a connection that is reset after the message', [error('read ECONNRESET', true)], { team: 2, visitor: 1 }],
  [
    'a process that is killed before the message',
    [{ arrives: false, killed: true }],
    { team: 1, visitor: 0 },
  ],
  ['a process that is killed after the message', [{ arrives: true, killed: true }], { team: 2, visitor: 1 }],
  ['a final refusal', [error('Message failed: 554 5.7.1')], { team: 0, visitor: 0, left: 1 }],
  [
    'connections that are cut after every message',
    Array<Ending>(9).fill(error('Connection closed unexpectedly', true)),
    { team: 2, visitor: 1, left: 1 },
  ],
];
test.each(cases)(
  'after %s, the visitor gets at most one copy and the team at most two',
  async (_, endings, { team, visitor, left = 0 }) => {
    const extension = new Extension();
    for (const kind of requestMailKinds) extension.endings[kind] = [...endings];
    await written();
    await firstEvents(harness, extension);
    const report = (await reconciledFor(harness, 4 * hour, extension)).at(-1);
    expect({ team: extension.copiesOf('team'), visitor: extension.copiesOf('visitor') }).toEqual({
      team,
      visitor,
    });
    expect(report).toMatchObject({ overdue: 0, left });
  },
);

test('an e-mail whose delivery was killed is counted as overdue after an hour, until it is sent', async () => {
  const extension = new Extension();
  extension.endings.team = [{ arrives: false, killed: true }];
  await written();
  later(50 * minute);
  await firstEvents(harness, extension);
  const overdue = (await reconciledFor(harness, hour, extension)).map((report) => report.overdue);
  expect(overdue).toEqual([1, 1, 1, 1]);
  expect((await reconciledFor(harness, hour, extension)).at(-1)).toMatchObject({ overdue: 0 });
  expect(extension.copiesOf('team')).toBe(1);
});

test('a confirmation whose delivery was killed is not sent again, and is listed as failed', async () => {
  const extension = new Extension();
  extension.endings.visitor = [{ arrives: true, killed: true }];
  await written();
  await firstEvents(harness, extension);
  await reconciledFor(harness, 2 * hour, extension);
  const [, visitor] = await harness.mails();
  expect(visitor?.get('delivery')).toMatchObject({
    state: 'ERROR',
    error: expect.stringContaining('may have'),
  });
  expect(extension.copiesOf('visitor')).toBe(1);
});

const alwaysFailing = async (text: string) => {
  const extension = new Extension();
  extension.endings.visitor = Array<Ending>(300).fill(error(text));
  await written();
  await firstEvents(harness, extension);
  return extension;
};

test('a visitor’s mistyped domain is tried for three days, without an alarm', async () => {
  const text =
    "Can't send mail - all recipients were rejected: 450 4.1.2 <visitor@mistyped.example>: Domain not found";
  const extension = await alwaysFailing(text);
  const lines = await loggedBy(async () => {
    const reports = await reconciledFor(harness, 5 * hour, extension);
    expect(reports.filter(({ overdue }) => overdue > 0)).toEqual([]);
  });
  expect(lines.filter(({ severity }) => severity === 'ERROR')).toEqual([]);
});

test('an e-mail for which relaying is denied raises an alarm at once, and is retried until relaying is allowed', async () => {
  const text =
    "Can't send mail - all recipients were rejected: 554 5.7.1 <visitor@example.org>: Relay access denied";
  const extension = await alwaysFailing(text);
  const lines = await loggedBy(() => reconciledFor(harness, 30 * minute, extension));
  expect(lines).toContainEqual(
    expect.objectContaining({ severity: 'ERROR', message: 'mailServerRefuses', code: 554 }),
  );
  expect((await reconciledFor(harness, hour, extension)).at(-1)).toMatchObject({ overdue: 1 });
  extension.endings.visitor = [];
  await reconciledFor(harness, hour, extension);
  expect(extension.copiesOf('visitor')).toBe(1);
});
