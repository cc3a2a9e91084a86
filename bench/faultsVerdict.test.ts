import { expect, it } from 'vitest';
import type { Message } from '../emulators/mailServer.ts';
import { messageId } from '../functions/src/mail/smtp.ts';
import { newSubmission } from '../tests/functions/submissions.ts';
import { type Evidence, judge } from './faultsVerdict.ts';
import type { Visit } from './faultsVisits.ts';

const mailFrom = 'Helvardar <hello@helvardar.example>';
const teamAddress = 'team@helvardar.example';
const visit: Visit = { submission: newSubmission(), since: 0, met: new Set() };
const id = visit.submission.request_id;

/** The e-mails of one request as the server has taken them. */
const mail = (kind: 'team' | 'visitor', change: Partial<Message> = {}): Message => ({
  to: kind === 'team' ? teamAddress : visit.submission.email,
  content: `Message-ID: ${messageId(`${id}-${kind}`, mailFrom)}\r\n\r\nReq=\r\nuest ${id}\r\n`,
  takenAt: 100,
  fault: undefined,
  ...change,
});
const digest: Message = { ...mail('team'), content: `Message-ID: <other@x>\r\n\r\nUTC, request ${id}\r\n` };
const both = [mail('team'), mail('visitor')];
const late = { at: 'message', milliseconds: 1 } as const;

const verdictOn = (messages: Message[], change: Partial<Evidence> = {}, visits = [visit]) =>
  judge(visits, {
    teamAddress,
    mailFrom,
    messages,
    ledger: new Map([[id, { mails: ['team', 'visitor'] }]]),
    mails: new Map([[`${id}-team`, {}]]),
    unknown: new Map(),
    restedAt: 200,
    kills: [],
    ...change,
  }).at(-1);
const teamId = messageId(`${id}-team`, mailFrom);
const twice = { copies: [teamId], unexplainedCopies: [teamId] };
const kept = { lost: false, confirmedTwice: false, unconfirmed: false, copies: [], unexplainedCopies: [] };
const unknown = (killed: boolean) => ({ unknown: new Map([[`${id}-team`, { killed, since: 200 }]]) });
const second = mail('team', { takenAt: 300 });

it('finds the promise kept by one e-mail each', () => {
  expect(verdictOn(both)).toMatchObject({ ...kept, latency: 100 });
});

it.each([
  ['nobody told the team', { lost: true }, [mail('visitor')], {}],
  ['the visitor was told twice', { confirmedTwice: true }, [...both, mail('visitor')], {}],
  ['the visitor was not told', { unconfirmed: true }, [mail('team')], {}],
  ['the team was told twice', twice, [...both, second], {}],
  ['an answered e-mail was repeated', twice, [...both, second], unknown(false)],
  ['a process lived and its e-mail was repeated', twice, [...both, second], unknown(true)],
  [
    'a digest told of it once more',
    { copies: ['<other@x>'], unexplainedCopies: ['<other@x>'] },
    [...both, digest],
    {},
  ],
])('finds it broken where %s', (_, broken, messages, change) => {
  expect(verdictOn(messages, change)).toMatchObject({ ...kept, ...broken });
});

it.each([
  ['a late answer', [mail('team', { fault: late }), mail('visitor'), second], unknown(false)],
  ['a killed process', [...both, second], { ...unknown(true), kills: [150] }],
])('explains a second copy by %s', (_, messages, change) => {
  expect(verdictOn(messages, change)).toMatchObject({ ...kept, copies: [teamId] });
});

it('explains a missing confirmation by the digest, and one of repeated words by those of the first', () => {
  expect(verdictOn([digest], { ledger: new Map([[id, { mails: [], digest: 'due' }]]) })).toMatchObject(kept);
  const again = { ...visit, repeats: visit, submission: { ...visit.submission, request_id: 'x'.repeat(20) } };
  const ledger = new Map([[again.submission.request_id, { mails: [], repeats: id }]]);
  expect(verdictOn(both, { ledger }, [visit, again])).toMatchObject(kept);
});
