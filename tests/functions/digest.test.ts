import { Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { digestLimits } from '../../functions/src/reconciliation/digest.ts';
import { day, hour, minute } from '../../functions/src/time.ts';
import { type Submission, toStoredRequest } from '../../shared/consultationRequest.ts';
import { bytesOfChange } from '../support/functions/bytesOfChange.ts';
import { later, loggedBy, useHarness } from '../support/functions/harness.ts';
import { virus } from '../support/functions/mailServer.ts';
import { newSubmission, newSubmissions } from '../support/functions/submissions.ts';

const harness = useHarness();

/** Stores requests that wait for a digest, with their ledger entries. */
const withhold = async (submissions: Submission[], createdAt: unknown = new Date()) => {
  const writer = harness.firestore.bulkWriter();
  for (const submission of submissions) {
    const request = { ...toStoredRequest(submission), created_at: createdAt };
    writer.create(harness.request(submission), request);
    writer.create(harness.entry(submission), {
      mails: [],
      digest: 'due',
      turn: 1,
      created_at: Timestamp.now(),
    });
  }
  await writer.close();
};

test.each([
  ['a text', '2026-11-23T10:00:00Z'],
  ['null', null],
])(
  'a withheld request whose created_at is %s is logged once and skipped, and the others come in the digest',
  async (_, created) => {
    const [broken, others] = [newSubmission(), newSubmissions(3)];
    await withhold([broken], created);
    await withhold(others);
    const lines = await loggedBy(() => harness.runs(3));
    const told = (await harness.mails('digest')).flatMap((mail) => mail.get('request_ids') as string[]);
    expect(told.toSorted()).toEqual(others.map(({ request_id }) => request_id).toSorted());
    expect(lines.filter(({ severity }) => severity === 'ERROR')).toEqual([
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
    await harness.runs(2);
  });
  expect(lines.filter(({ severity }) => severity === 'ERROR')).toEqual([
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
  for (const mail of await harness.mails('digest')) {
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
  'a digest that is refused for one of its requests comes without the words of visitors (sent by %s)',
  async (_, deliverAll) => {
    const refused = newSubmission({ message: `${virus}-STANDARD` });
    const others = newSubmissions(digestLimits.requests - 1);
    await withhold([...others.slice(0, 7), refused, ...others.slice(7)]);
    for (let run = 0; run < 3; run++) {
      await harness.reconcile();
      await deliverAll();
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
  for (const submission of submissions)
    await harness
      .entry(submission)
      .create({ mails: [], digest: 'due', turn: 1, created_at: Timestamp.now() });
  expect(await harness.reconcile()).toMatchObject({ digests: 0, overdue: 0 });
  for (const submission of submissions) await harness.store(submission);
  await harness.runs(1);
  for (const submission of submissions) expect(harness.copies(submission)).toEqual({ team: 1, visitor: 0 });
});

test('a ledger entry whose request is not restored is left to a person, and the digest contains all other requests', async () => {
  const gone = newSubmissions(120);
  const writer = harness.firestore.bulkWriter();
  const times = { created_at: Timestamp.now() };
  for (const submission of gone)
    writer.create(harness.entry(submission), { mails: [], digest: 'due', turn: 1, ...times });
  await writer.close();
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
  later(2 * hour);
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

test('the networks take turns in the digests: an honest request is named before the flood of another network', async () => {
  const flood = newSubmissions(60);
  const honest = newSubmission();
  await withhold([...flood, honest]);
  for (const [index, submission] of flood.entries())
    await harness.entry(submission).update({ turn: 51 + index });
  await harness.reconcile();
  const first = (await harness.mails('digest')).find((mail) =>
    mail.get('request_ids').includes(honest.request_id),
  );
  expect(first?.get('message.text')).toContain('Still to come in further emails like this one: 41.');
});

test('a digest of the longest words has less than 100 kB, its change fits into an event, and the others follow', async () => {
  // In HTML a quotation mark takes six bytes, more than any other visible character, and an apostrophe five.
  const submissions = Array.from({ length: 20 }, (_, index) =>
    newSubmission({
      ...{
        name: '"'.repeat(100),
        company: '"'.repeat(200),
        phone: '"'.repeat(20),
        message: '"'.repeat(2_000),
      },
      ...{ email: `${"'".repeat(240)}${100 + index}@example.com`, preferred_contact_method: 'phone' },
    }),
  );
  await withhold(submissions);
  await harness.reconcile();
  const found = await harness.mails('digest');
  for (const mail of found) {
    expect(Buffer.byteLength(mail.get('message.html'))).toBeLessThan(100_000);
    // Eventarc delivers events of up to 512 kB.
    expect(bytesOfChange(mail)).toBeLessThan(500_000);
  }
  expect(found.flatMap((mail) => mail.get('request_ids'))).toHaveLength(20);
});

test('with three concurrent runs each request is in one digest, also when a digest is refused', async () => {
  const submissions = [newSubmission({ message: `${virus}-STANDARD` }), ...newSubmissions(25)];
  await withhold(submissions);
  for (let round = 0; round < 3; round++) {
    await Promise.all([harness.reconcile(), harness.reconcile(), harness.reconcile()]);
    await delivered();
    later(16 * minute);
  }
  const told = (await harness.mails('digest')).flatMap((mail) => mail.get('request_ids') as string[]);
  expect(told.toSorted()).toEqual(submissions.map(({ request_id }) => request_id).toSorted());
  const sent = harness.server.messages.map(({ content }) => content.replaceAll(/=\r?\n/g, ''));
  for (const { request_id } of submissions)
    expect(
      sent.filter((content) => content.toLowerCase().includes(`request ${request_id}`.toLowerCase())),
    ).toHaveLength(1);
});

test('a digest that was written by hand without requests does not prevent other e-mails from being requeued', async () => {
  const times = { startTime: Timestamp.now(), endTime: Timestamp.now(), leaseExpireTime: null };
  await harness.firestore.doc('mail/by-hand').create({
    kind: 'digest',
    due_at: new Date(0),
    delivery: { ...times, state: 'ERROR', error: 'Message failed: 554', attempts: 1 },
  });
  await harness.arrived();
  later(20 * minute);
  expect(await harness.reconcile()).toMatchObject({ requeued: 2 });
});

test('reconciliation deletes the ledger entry of a withheld request that was erased', async () => {
  const submission = newSubmission();
  await withhold([submission]);
  await harness.request(submission).set({ created_at: new Date(), erased_at: Timestamp.now() });
  await harness.reconcile();
  expect((await harness.entry(submission).get()).exists).toBe(false);
  expect(await harness.mails()).toEqual([]);
});
