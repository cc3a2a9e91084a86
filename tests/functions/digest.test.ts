import { Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { digestLimits } from '../../functions/src/reconciliation/digest.ts';
import { day, hour, minute } from '../../functions/src/time.ts';
import { type Submission, toStoredRequest } from '../../shared/consultationRequest.ts';
import { newRequestId } from '../../web/src/consultation/sending/requestId.ts';
import { Extension, firstEvents } from '../support/functions/extension.ts';
import { later, loggedBy, useHarness } from '../support/functions/harness.ts';
import { virus } from '../support/functions/mailServer.ts';
import { idsOf, newSubmission, newSubmissions } from '../support/functions/submissions.ts';

const harness = useHarness();

/** Stores requests that wait for a digest. */
const withhold = (submissions: Submission[], turn = 1, change: { created_at?: unknown } = {}) =>
  harness.record(submissions, () => ({ ...change, entry: { mails: [], digest: 'due', turn } }));
/** Restores the ledger entries of such requests, and not yet the requests. */
const restoreEntries = async (submissions: Submission[]) => {
  await withhold(submissions);
  for (const submission of submissions) await harness.request(submission).delete();
};

test.each([
  ['a text', '2026-11-23T10:00:00Z'],
  ['null', null],
])(
  'a withheld request whose created_at is %s is logged once and skipped, and the others come in the digest',
  async (_, created) => {
    const [broken, others] = [newSubmission(), newSubmissions(3)];
    await withhold([broken], 1, { created_at: created });
    await withhold(others);
    const lines = await loggedBy(() => harness.runs(3));
    expect(await harness.told()).toEqual(idsOf(others));
    expect(lines.filter(({ severity }) => severity === 'ERROR')).toEqual([
      { severity: 'ERROR', message: 'requestUnusable', requestId: broken.request_id },
    ]);
  },
);

test.each([
  ['without a timestamp', { ...toStoredRequest(newSubmission()), created_at: 'yesterday' }, 2],
  ['without a valid request, and whose event was lost,', { name: 'Anna' }, 0],
])('a document that was written by hand %s is logged once', async (_, document, events) => {
  const submission = newSubmission();
  await harness.request(submission).create({ created_at: new Date(), ...document });
  const lines = await loggedBy(async () => {
    for (let event = 0; event < events; event++) await harness.requestEvent(submission);
    await harness.runs(3);
  });
  expect(lines.filter(({ severity }) => severity === 'ERROR')).toEqual([
    { severity: 'ERROR', message: 'requestUnusable', requestId: submission.request_id },
  ]);
  expect(await harness.mails()).toEqual([]);
});

test.each(['our own delivery', 'the extension'])(
  'a digest that is refused for one of its requests comes without the words of visitors (sent by %s)',
  async (deliverer) => {
    const extension = new Extension();
    extension.endings.digest = [
      { arrives: false, error: 'Error: Message failed: 554 5.7.1 Content rejected' },
    ];
    const refused = newSubmission({ message: `${virus}-STANDARD` });
    const others = newSubmissions(digestLimits.requests - 1);
    await withhold([...others.slice(0, 7), refused, ...others.slice(7)]);
    for (let run = 0; run < 3; run++) {
      await harness.reconcile();
      await (deliverer === 'the extension' ? firstEvents(harness, extension) : harness.mailEvents());
      later(16 * minute);
    }
    const [digest, ...more] = await harness.mails('digest');
    expect(more).toEqual([]);
    expect(digest?.get('delivery.state')).toBe('SUCCESS');
    const { text, html } = digest?.get('message') ?? {};
    for (const submission of [...others, refused])
      for (const part of [text, html]) {
        expect(part).toContain(`request ${submission.request_id}`);
        expect(part).not.toContain(submission.email);
        expect(part).not.toContain(submission.name);
      }
    expect(text).not.toContain(virus);
    expect(await harness.reconcile()).toMatchObject({ digests: 0, overdue: 0 });
  },
);

test('a digest that is refused again without the words of visitors is left to a person', async () => {
  await withhold(newSubmissions(2));
  await harness.reconcile();
  for (let run = 0; run < 2; run++) {
    harness.faults.push({ at: 'message', code: 554 });
    await harness.mailEvents();
    later(16 * minute);
    await harness.reconcile();
  }
  expect(await harness.reconcile()).toMatchObject({ digests: 0, left: 1 });
});

test('a digest whose recipient is refused is left to a person and keeps its words', async () => {
  await withhold(newSubmissions(3));
  await harness.reconcile();
  harness.faults.push({ at: 'recipient', code: 550 });
  await harness.mailEvents();
  await harness.runs(2);
  expect((await harness.mails('digest')).map((mail) => mail.get('request_ids').length)).toEqual([3]);
});

test('a run of reconciliation between the restore of ledger entries and of their requests loses no request', async () => {
  const submissions = newSubmissions(3);
  await restoreEntries(submissions);
  expect(await harness.reconcile()).toMatchObject({ digests: 0, overdue: 0 });
  for (const submission of submissions) await harness.store(submission);
  await harness.runs(1);
  for (const submission of submissions) expect(harness.copies(submission)).toEqual({ team: 1, visitor: 0 });
});

test('a ledger entry whose request is not restored is left to a person, and the digest contains all other requests', async () => {
  await restoreEntries(newSubmissions(120));
  const honest = newSubmission();
  await withhold([honest]);
  await harness.runs(1);
  expect(harness.copies(honest)).toEqual({ team: 1, visitor: 0 });
  later(2 * hour);
  await harness.runs(1);
  expect(await harness.reconcile()).toMatchObject({ digests: 0, left: 120 });
});

test('after ten digests a day one e-mail says how many requests wait, and the next day has ten more', async () => {
  await withhold(newSubmissions(digestLimits.perDay * digestLimits.requests + 30));
  // The runs all belong to one day, which ends at midnight UTC.
  later(day - (Date.now() % day) + 2 * hour);
  const lines = await loggedBy(async () =>
    expect(await harness.reconcile()).toMatchObject({ digests: digestLimits.perDay, overdue: 30 }),
  );
  expect(lines).toContainEqual({ severity: 'ERROR', message: 'limitReached', code: 'digests', count: 30 });
  await harness.runs(3);
  const subjects = async () =>
    (await harness.mails('digest')).map((mail) => mail.get('message.subject')).toSorted();
  expect((await subjects()).filter((subject) => subject.startsWith('Consultation'))).toEqual([
    'Consultation requests that no email lists today: 30',
  ]);
  expect(await subjects()).toHaveLength(digestLimits.perDay + 1);
  later(day);
  expect(await harness.reconcile()).toMatchObject({ digests: 2, overdue: 0 });
}, 60_000);

test('the networks take turns in the digests, and then the oldest requests come first, whatever their ids', async () => {
  const honest = newSubmission({ request_id: `z${newRequestId().slice(1)}` });
  await withhold(newSubmissions(30), 51);
  await withhold([honest]);
  later(1_000);
  const low = Array.from({ length: 30 }, () => `0000${newRequestId().slice(4)}`);
  await withhold(low.map((request_id) => newSubmission({ request_id })));
  await harness.reconcile();
  const first = (await harness.mails('digest')).find((mail) =>
    mail.get('request_ids').includes(honest.request_id),
  );
  expect(first?.get('message.text')).toContain('Still to come in further emails like this one: 41.');
});

test('a digest of the longest words has less than 100 kB, its change fits into an event, and the others follow', async () => {
  // In HTML a quotation mark takes six bytes, more than any other visible character, and an apostrophe five.
  const marks = (count: number) => '"'.repeat(count);
  const submissions = Array.from({ length: 20 }, (_, index) =>
    newSubmission({
      ...{ name: marks(100), company: marks(200), phone: marks(20), message: marks(2_000) },
      ...{ email: `${"'".repeat(240)}${100 + index}@example.com`, preferred_contact_method: 'phone' },
    }),
  );
  await withhold(submissions);
  await harness.reconcile();
  const found = await harness.mails('digest');
  for (const mail of found) {
    expect(Buffer.byteLength(mail.get('message.html'))).toBeLessThan(100_000);
    // Eventarc delivers events of up to 512 kB, with the document before and after its change.
    expect(2 * Buffer.byteLength(JSON.stringify(mail.data()))).toBeLessThan(500_000);
  }
  expect(found.flatMap((mail) => mail.get('request_ids'))).toHaveLength(20);
});

test('with three concurrent runs each request is in one digest, also when a digest is refused', async () => {
  const submissions = [newSubmission({ message: `${virus}-STANDARD` }), ...newSubmissions(25)];
  await withhold(submissions);
  for (let round = 0; round < 3; round++) {
    await Promise.all([harness.reconcile(), harness.reconcile(), harness.reconcile()]);
    await harness.mailEvents();
    later(16 * minute);
  }
  expect(await harness.told()).toEqual(idsOf(submissions));
  const sent = harness.server.messages.map(({ content }) => content.replaceAll(/=\r?\n/g, ''));
  for (const { request_id } of submissions)
    expect(
      sent.filter((content) => content.toLowerCase().includes(`request ${request_id}`.toLowerCase())),
    ).toHaveLength(1);
});

test('reconciliation deletes the ledger entry of a withheld request that was erased', async () => {
  const submission = newSubmission();
  await withhold([submission]);
  await harness.request(submission).set({ created_at: new Date(), erased_at: Timestamp.now() });
  await harness.reconcile();
  expect((await harness.entry(submission).get()).exists).toBe(false);
  expect(await harness.mails()).toEqual([]);
});
