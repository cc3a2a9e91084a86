import { expect, test } from 'vitest';
import { hour } from '../../functions/src/time.ts';
import { newSubmission } from '../../tests/support/functions/submissions.ts';
import { broken, type Evidence, judge, type Taken } from './verdict.ts';
import type { Visit } from './visits.ts';

const submission = newSubmission();
const id = submission.request_id;
const plain: Visit = {
  submission,
  ways: [],
  network: '',
  event: undefined,
  met: new Set(),
  storedAt: 1_000,
  wasCalled: true,
};

const mail = (kind: 'team' | 'visitor', takenAt = 2_000, isKnown = true): Taken => ({
  to: '',
  content: `Req=\r\nuest ${id}\r\n`,
  takenAt,
  fault: undefined,
  mailId: `${id}-${kind}`,
  toTeam: kind === 'team',
  isKnown,
});
const both = [mail('team'), mail('visitor')];
const digest = { ...mail('team', 3_000), mailId: 'digest-1', content: `UTC, request ${id}\r\n` };
const unheard = mail('team', 2_000, false);
const again = mail('team', 2_000 + hour);

const nothing: Omit<Evidence, 'messages'> = {
  troubles: new Map(),
  unsure: new Set(),
  forPerson: new Set(),
  remaining: new Set(),
  perSource: 3,
};
const foundIn = (messages: Taken[], change: Partial<Evidence> = {}, visits = [plain]) =>
  broken(judge(visits, { ...nothing, messages, ...change }));
const unsure = { unsure: new Set([`${id}-visitor`]) };
const { wasCalled: _, ...uncalled } = plain;
const erased: Visit = { ...plain, event: 'erased', endedAt: 1_500 };

test.each<[string, Taken[], Partial<Evidence>, Visit]>([
  ['one e-mail each', both, {}, plain],
  [
    'a second copy to the team, an hour after one whose sender got no answer',
    [unheard, again, both[1] as Taken],
    {},
    plain,
  ],
  ['no confirmation, if it is unknown whether the server took it', [mail('team')], unsure, plain],
  ['no confirmation from a source that has used up its limit', [digest], { perSource: 0 }, uncalled],
  [
    'no e-mail to the team, if the request is left to a person',
    [mail('visitor')],
    { forPerson: new Set([id]) },
    plain,
  ],
  [
    'an e-mail to the team after three hours, an hour after the last fault',
    [mail('team', 3 * hour), mail('visitor')],
    { troubles: new Map([[`${id}-team`, [2 * hour]]]) },
    plain,
  ],
  [
    'a digest a day later, if the source has used up its limit',
    [{ ...digest, takenAt: 26 * hour }],
    { perSource: 0 },
    uncalled,
  ],
  ['nothing of an erased request', [], {}, erased],
])('accepts %s', (_, messages, change, visit) => {
  expect(foundIn(messages, change, [visit])).toEqual({});
});

test.each<[string, object, Taken[], Partial<Evidence>, Visit]>([
  ['the team got no e-mail', { lost: 1 }, [mail('visitor')], {}, plain],
  [
    'a source that has used up its limit is told of more than a day later',
    { late: 1 },
    [{ ...digest, takenAt: 27 * hour }],
    { perSource: 0 },
    uncalled,
  ],
  [
    'the team got its e-mail three hours later',
    { late: 1 },
    [mail('team', 3 * hour), mail('visitor')],
    {},
    plain,
  ],
  [
    'the visitor got two confirmations',
    { 'confirmed twice': 1 },
    [...both, mail('visitor', 2 * hour)],
    {},
    plain,
  ],
  ['the visitor got no confirmation', { 'without reason': 1 }, [mail('team')], {}, plain],
  [
    'an e-mail was repeated although its sender got the answer',
    { 'told twice': 1 },
    [...both, again],
    {},
    plain,
  ],
  [
    'the second copy came at once',
    { 'told twice': 1 },
    [unheard, mail('team', 3_000), mail('visitor')],
    {},
    plain,
  ],
  ['there is a third copy', { 'told twice': 1 }, [unheard, again, again, mail('visitor')], {}, plain],
  ['a digest contained a request that was already mailed', { 'told twice': 1 }, [...both, digest], {}, plain],
  ['an e-mail was sent after the erasure', { 'after its end': 1 }, [mail('team', hour)], {}, erased],
  [
    'an address was still stored after the erasure',
    { 'after its end': 1 },
    [],
    { remaining: new Set([submission.email]) },
    erased,
  ],
])('detects that %s', (_, found, messages, change, visit) => {
  expect(foundIn(messages, change, [visit])).toEqual(found);
});

const sameContent: Visit = { ...plain, submission: { ...submission, request_id: 'x'.repeat(20) } };
const second = both.map((taken) => ({
  ...taken,
  mailId: taken.mailId.replace(id, 'x'.repeat(20)),
  content: taken.content.replace(id, 'x'.repeat(20)),
}));

test('accepts that the same content under another id got no e-mails', () => {
  expect(foundIn(both, {}, [plain, sameContent])).toEqual({});
});

test('detects that the same content was mailed under two ids', () => {
  expect(foundIn([...both, ...second], {}, [plain, sameContent])).toEqual({
    'confirmed twice': 2,
    'told twice': 2,
  });
});
