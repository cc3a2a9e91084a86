import { expect, test } from 'vitest';
import { hour } from '../../functions/src/time.ts';
import { newSubmission } from '../../tests/support/functions/submissions.ts';
import { broken, judge, type Taken } from './verdict.ts';
import type { Visit } from './visits.ts';

const submission = newSubmission();
const { request_id: id, email } = submission;
const plain: Visit = {
  ...{ submission, ways: [], network: '', event: undefined, met: new Set() },
  ...{ storedAt: 1_000, wasCalled: true },
};
const erased: Visit = { ...plain, event: 'erased', endedAt: 1_500 };
const another: Visit = { ...plain, submission: { ...submission, request_id: 'x'.repeat(20) } };

const mail = (kind: 'team' | 'visitor', takenAt = 2_000, isKnown = true, of = id): Taken => ({
  ...{ to: '', content: `Req=\r\nuest ${of}\r\n`, takenAt, fault: undefined, mailId: `${of}-${kind}` },
  ...{ toTeam: kind === 'team', isKnown },
});
const both = [mail('team'), mail('visitor')];
const digest = { ...mail('team', 3_000), mailId: 'digest-1' };
const unheard = mail('team', 2_000, false);
const again = mail('team', 2_000 + hour);
const ofAnother = [mail('team', 2_000, true, 'x'.repeat(20)), mail('visitor', 2_000, true, 'x'.repeat(20))];

/** `brokenProducts.test.ts` shows the other faults that the bench detects. */
test.each<[string, object, Taken[], Visit[]?, string?]>([
  ['everything came once', {}, both],
  [
    'the team’s e-mail came again after an hour, since its sender got no answer',
    {},
    [unheard, again, mail('visitor')],
  ],
  ['nothing came about an erased request', {}, [], [erased]],
  ['the same content under another id got no e-mails', {}, both, [plain, another]],
  ['the visitor got no confirmation', { 'without reason': 1 }, [mail('team')]],
  ['the second copy came at once', { 'told twice': 1 }, [unheard, mail('team', 3_000), mail('visitor')]],
  ['there is a third copy', { 'told twice': 1 }, [unheard, again, again, mail('visitor')]],
  ['a digest names a request that was already mailed', { 'told twice': 1 }, [...both, digest]],
  ['an e-mail was sent after the erasure', { 'after its end': 1 }, [mail('team', hour)], [erased]],
  ['an address was stored after the erasure', { 'after its end': 1 }, [], [erased], email],
  ['both ids came', { 'confirmed twice': 2, 'told twice': 2 }, [...both, ...ofAnother], [plain, another]],
])('if %s, the bench finds %o', (_, found, messages, visits = [plain], left = '') => {
  const none = { troubles: new Map(), unsure: new Set<string>(), forPerson: new Set<string>(), perSource: 3 };
  const evidence = { ...none, messages, remaining: new Set([left]) };
  expect(broken(judge(visits, evidence))).toEqual(found);
});
