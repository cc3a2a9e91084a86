import { Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { digestLimits, writeDigests } from '../../functions/src/reconciliation/digest.ts';
import { inDays, retention } from '../../functions/src/retention.ts';
import { hour, minute } from '../../functions/src/time.ts';
import { type Submission, toStoredRequest } from '../../shared/consultationRequest.ts';
import { later, loggedBy, useHarness } from '../support/functions/harness.ts';
import { virus } from '../support/functions/mailServer.ts';
import { newSubmission } from '../support/functions/submissions.ts';

const harness = useHarness();
const each = (count: number) => Array.from({ length: count }, () => newSubmission());
const entry = ({ request_id }: Submission) => harness.firestore.doc(`ledger/${request_id}`);
const digests = async () => (await harness.mails()).filter((mail) => mail.get('kind') === 'digest');

/** Stores requests that wait for a digest, with their ledger entries. */
const withhold = async (submissions: Submission[], createdAt: unknown = new Date()) => {
  const writer = harness.firestore.bulkWriter();
  for (const submission of submissions) {
    const request = { ...toStoredRequest(submission), created_at: createdAt };
    writer.create(harness.firestore.doc(`consultation_requests/${submission.request_id}`), request);
    writer.create(entry(submission), { mails: [], digest: 'due', created_at: Timestamp.now() });
  }
  await writer.close();
};
const runs = async (count: number) => {
  for (let run = 0; run < count; run++) {
    await harness.reconcile();
    await harness.mailEvents();
    later(15 * minute);
  }
};

test.each([
  ['a text', '2026-11-23T10:00:00Z'],
  ['null', null],
])(
  'a withheld request whose created_at is %s is logged once and skipped, and the others come in the digest',
  async (_, created) => {
    const [broken, others] = [newSubmission(), each(3)];
    await withhold([broken], created);
    await withhold(others);
    const lines = await loggedBy(() => runs(3));
    const told = (await digests()).flatMap((mail) => mail.get('request_ids') as string[]);
    expect(told.toSorted()).toEqual(others.map(({ request_id }) => request_id).toSorted());
    expect(lines.filter((line) => 'severity' in line && line.severity === 'ERROR')).toEqual([
      { severity: 'ERROR', message: 'requestUnusable', requestId: broken.request_id },
    ]);
  },
);

test('a request that was written by hand without a timestamp is logged once, by whichever path it comes', async () => {
  const submission = newSubmission();
  const { request_id: id } = submission;
  const document = harness.firestore.doc(`consultation_requests/${id}`);
  await document.create({ ...toStoredRequest(submission), created_at: 'yesterday' });
  const lines = await loggedBy(async () => {
    await harness.requestEvent(submission);
    await harness.requestEvent(submission);
    await runs(2);
  });
  expect(lines.filter((line) => 'severity' in line && line.severity === 'ERROR')).toEqual([
    { severity: 'ERROR', message: 'requestUnusable', requestId: id },
  ]);
  expect(await harness.mails()).toEqual([]);
});

/** Sends the digests with the code of `deliverMail`. */
const delivered = () => harness.mailEvents();
/**
 * Simulates the e-mail extension: updates each digest as the extension does after an attempt. A digest that contains
 * `virus` counts as refused by the mail server.
 */
const byExtension = async () => {
  for (const mail of await digests()) {
    const isRefused = mail.get('message').text.includes(virus);
    const ended = isRefused
      ? { state: 'ERROR', error: 'Error: Message failed: 554 5.7.1 Content rejected' }
      : { state: 'SUCCESS', error: null };
    const times = { startTime: Timestamp.now(), endTime: Timestamp.now(), leaseExpireTime: null };
    await mail.ref.update({ delivery: { ...times, attempts: 1, ...ended } });
  }
};

test.each([
  ['our own delivery', delivered],
  ['the extension', byExtension],
])(
  'a digest that is refused for one of its requests is divided until the team has all others (sent by %s)',
  async (_, deliverAll) => {
    const refused = newSubmission({ message: `${virus}-STANDARD` });
    const others = each(digestLimits.requests - 1);
    await withhold([...others.slice(0, 7), refused, ...others.slice(7)]);
    for (let run = 0; run < 4; run++) {
      await harness.reconcile();
      await deliverAll();
      later(16 * minute);
    }
    const ended = await digests();
    const idsIn = (state: string) =>
      ended.flatMap((mail) => (mail.get('delivery.state') === state ? mail.get('request_ids') : []));
    expect(idsIn('ERROR')).toEqual([refused.request_id]);
    expect(idsIn('SUCCESS').toSorted()).toEqual(others.map(({ request_id }) => request_id).toSorted());
    for (const mail of ended)
      for (const id of mail.get('request_ids'))
        expect((await harness.firestore.doc(`ledger/${id}`).get()).get('digest')).toBe(mail.id);
    expect(await harness.reconcile()).toMatchObject({ digests: 0, overdue: 1 });
  },
);

test('a digest whose recipient is refused is left to a person and not divided', async () => {
  await withhold(each(3));
  await harness.reconcile();
  harness.faults.push({ at: 'recipient', code: 550 });
  await harness.mailEvents();
  await runs(2);
  expect((await digests()).map((mail) => mail.get('request_ids').length)).toEqual([3]);
});

test('a run of reconciliation between the restore of ledger entries and of their requests loses no request', async () => {
  const submissions = each(3);
  for (const submission of submissions)
    await entry(submission).create({ mails: [], digest: 'due', created_at: Timestamp.now() });
  expect(await harness.reconcile()).toMatchObject({ digests: 0, overdue: 0 });
  for (const submission of submissions) await harness.store(submission);
  await runs(1);
  for (const submission of submissions) expect(harness.copies(submission)).toEqual({ team: 1, visitor: 0 });
});

test('a ledger entry whose request is not restored is left to a person, and the digest contains all other requests', async () => {
  const gone = each(120);
  const writer = harness.firestore.bulkWriter();
  const times = { created_at: Timestamp.now(), expires_at: inDays(retention.ledgerDays) };
  for (const submission of gone) writer.create(entry(submission), { mails: [], digest: 'due', ...times });
  await writer.close();
  const honest = newSubmission();
  await withhold([honest]);
  await runs(1);
  expect(harness.copies(honest)).toEqual({ team: 1, visitor: 0 });
  later(2 * hour);
  await runs(1);
  expect(await harness.reconcile()).toMatchObject({ digests: 0, overdue: 120 });
  const expiring = harness.firestore.collection('ledger').where('expires_at', '>', new Date(0));
  expect((await expiring.get()).size).toBe(0);
});

test('requests that wait for a digest for more than an hour are counted', async () => {
  await withhold(each(520));
  later(2 * hour);
  expect(await harness.reconcile()).toMatchObject({ digests: 25, overdue: 20 });
  await harness.mailEvents();
  later(15 * minute);
  expect(await harness.reconcile()).toMatchObject({ digests: 1, overdue: 0 });
});

test('with three concurrent runs each request is in one digest, also when a refused digest is divided', async () => {
  const submissions = [newSubmission({ message: `${virus}-STANDARD` }), ...each(25)];
  await withhold(submissions);
  for (let round = 0; round < 3; round++) {
    await Promise.all([harness.reconcile(), harness.reconcile(), harness.reconcile()]);
    await delivered();
    later(16 * minute);
  }
  const told = (await digests()).flatMap((mail) => mail.get('request_ids') as string[]);
  expect(told.toSorted()).toEqual(submissions.map(({ request_id }) => request_id).toSorted());
  for (const submission of submissions.slice(1)) expect(harness.copies(submission).team).toBe(1);
});

test('a run divides only ten refused digests, the oldest first, so that junk does not overload the mail server', async () => {
  for (let digest = 0; digest < 12; digest++) {
    await withhold([newSubmission({ message: `${virus}-STANDARD` }), newSubmission()]);
    await writeDigests(harness.settings());
  }
  await delivered();
  const sizes = async () => (await digests()).map((mail) => mail.get('request_ids').length).toSorted();
  expect((await sizes()).filter((size) => size === 2)).toHaveLength(12);
  later(16 * minute);
  await harness.reconcile();
  expect((await sizes()).filter((size) => size === 2)).toHaveLength(2);
});

test('a digest that was written by hand without requests does not prevent other e-mails from being requeued', async () => {
  const times = { startTime: Timestamp.now(), endTime: Timestamp.now(), leaseExpireTime: null };
  await harness.firestore.doc('mail/by-hand').create({
    kind: 'digest',
    due_at: new Date(0),
    delivery: { ...times, state: 'ERROR', error: 'Message failed: 554', attempts: 1 },
  });
  const submission = newSubmission();
  await harness.store(submission);
  await harness.requestEvent(submission);
  later(20 * minute);
  expect(await harness.reconcile()).toMatchObject({ requeued: 2 });
});

test('reconciliation deletes the ledger entry of a withheld request that was erased', async () => {
  const submission = newSubmission();
  await withhold([submission]);
  await harness.firestore
    .doc(`consultation_requests/${submission.request_id}`)
    .set({ created_at: new Date(), erased_at: Timestamp.now() });
  await harness.reconcile();
  expect((await entry(submission).get()).exists).toBe(false);
  expect(await harness.mails()).toEqual([]);
});

test('a request that is missing while its digest is divided comes in a digest when it is restored', async () => {
  const [honest, junk] = [newSubmission(), newSubmission({ message: virus })];
  await withhold([honest, junk]);
  await runs(1);
  const reference = harness.firestore.doc(`consultation_requests/${honest.request_id}`);
  const request = await reference.get();
  await reference.delete();
  await runs(1);
  await reference.set(request.data() ?? {});
  await runs(2);
  expect(harness.copies(honest).team).toBe(1);
});
