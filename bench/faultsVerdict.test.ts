import { expect, test } from 'vitest';
import { messageId } from '../functions/src/mail/smtp.ts';
import { sender, teamAddress } from '../tests/support/functions/environment.ts';
import { newSubmission } from '../tests/support/functions/submissions.ts';
import { type Evidence, judge, type Taken } from './faultsVerdict.ts';

const submission = newSubmission();
const id = submission.request_id;
const visit = { submission, habit: '', network: '', patience: 0, met: new Set<string>() };

const mail = (kind: 'team' | 'visitor', takenAt = 100, fault?: Taken['fault']): Taken => ({
  to: kind === 'team' ? teamAddress : submission.email,
  content: `Message-ID: ${messageId(`${id}-${kind}`, sender)}\r\n\r\nReq=\r\nuest ${id}\r\n`,
  takenAt,
  shownTime: takenAt,
  fault,
});
const both = [mail('team'), mail('visitor')];
const late = mail('team', 100, { at: 'message', milliseconds: 1 });
const digest = { ...mail('team'), content: `Message-ID: <other@x>\r\n\r\nUTC, request ${id}\r\n` };
const later = mail('team', 100 + 3_600_000);
const unknown = (state: string) => ({ unknown: new Map([[`${id}-team`, state]]) });
const killed = { ...unknown('PROCESSING'), kills: [150] };

const nothing = { ledger: new Map(), unknown: new Map(), kills: [] };
const verdictOn = (messages: Taken[], change: Partial<Evidence> = {}, visits = [visit]) =>
  judge(visits, { ...nothing, messages, ...change }).at(-1)?.counts;
const kept = { lost: 0, 'confirmed twice': 0, 'without reason': 0, unexplained: 0 };
const twice = { unexplained: 1 };

test.each([
  ['one e-mail each', {}, both, {}],
  ['a second copy after a late answer', {}, [late, mail('visitor'), later], unknown('ERROR')],
  ['a second copy after a killed process', {}, [...both, later], killed],
  ['a digest', { 'not confirmed': 1 }, [digest], { ledger: new Map([[id, { digest: 'due' }]]) }],
  ['nobody told the team', { lost: 1 }, [mail('visitor')], {}],
  ['the visitor was told twice', { 'confirmed twice': 1 }, [...both, mail('visitor')], {}],
  ['the visitor was not told', { 'without reason': 1 }, [mail('team')], {}],
  ['the team was told twice', twice, [...both, later], {}],
  ['the second copy came at once', twice, [...both, mail('team', 300)], killed],
  ['there is a third copy', twice, [...both, later, later], killed],
  ['an answered e-mail was repeated', twice, [...both, later], unknown('ERROR')],
  ['no process was killed', twice, [...both, later], unknown('PROCESSING')],
  ['a digest told of it once more', twice, [...both, digest], {}],
])('judges: %s', (_, broken, messages, change) => {
  expect(verdictOn(messages, change)).toMatchObject({ ...kept, ...broken });
});

test('excuses a missing confirmation of repeated words by the first', () => {
  const again = { ...visit, submission: { ...submission, request_id: 'x'.repeat(20) } };
  const ledger = new Map([['x'.repeat(20), { repeats: id }]]);
  expect(verdictOn(both, { ledger }, [visit, again])).toMatchObject({ ...kept, 'not confirmed': 1 });
});
