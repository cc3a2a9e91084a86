import { expect, test } from 'vitest';
import { fingerprintOf } from '../../functions/src/consultation/fingerprint.ts';
import { minute } from '../../functions/src/time.ts';
import { erase } from '../../operations/erase.ts';
import { personalCopy, personalDocuments, requestsOf } from '../../operations/personalDocuments.ts';
import { type Submission, toStoredRequest } from '../../shared/consultationRequest.ts';
import { newRequestId } from '../../web/src/consultation/sending/requestId.ts';
import { operationsOf } from '../support/functions/countedOperations.ts';
import { later, useHarness } from '../support/functions/harness.ts';
import { withBefore } from '../support/functions/interruptedWrites.ts';
import { newSubmission } from '../support/functions/submissions.ts';

const harness = useHarness();

const send = async (submission: Submission, settings = harness.settings()) => {
  await harness.call(submission, settings);
  await harness.mailEvents();
};
const { forget, everything } = harness;

test('all data of a person is found and erased, whatever the case of the address, and no data of others', async () => {
  const [own, other] = [newSubmission({ name: 'Erika Vergissmich' }), newSubmission()];
  for (const submission of [own, other]) await send(submission);
  const { request_id: id } = own;

  const found = await personalDocuments(harness.firestore, ` ${own.email.toUpperCase()}`);
  expect(found.map(({ ref }) => ref.path).sort()).toEqual([
    `claims/words-${fingerprintOf(toStoredRequest(own))}`,
    `consultation_requests/${id}`,
    `ledger/${id}`,
    `mail/${id}-team`,
    `mail/${id}-visitor`,
  ]);
  expect(JSON.parse(personalCopy(found))[`consultation_requests/${id}`]).toMatchObject({
    email: own.email,
    created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  });
  await erase(harness.firestore, found);
  const left = await everything();
  expect(left).not.toContain('Vergissmich');
  expect(left).not.toContain(own.email);
  expect(left).toContain(other.email);
});

test('an address with an internationalised domain is found in the spelling that people use', async () => {
  const submission = newSubmission({ email: 'info@zürich-firma.ch' });
  await send(submission);
  const found = await personalDocuments(harness.firestore, 'Info@Zürich-Firma.ch');
  expect(found).toHaveLength(5);
});

test('retries after an erasure do not restore the data', async () => {
  const submission = newSubmission();
  await harness.store(submission);
  await forget(submission.email);
  await harness.call(submission);
  await expect(harness.store(submission)).rejects.toThrow('ALREADY_EXISTS');
  await harness.requestEvent(submission);
  later(20 * minute);
  await harness.reconcile();
  expect(await harness.mails()).toEqual([]);
  expect(await everything()).not.toMatch(new RegExp(`${submission.email}|unusable`));
});

test.each([
  ['before the message is handed over stops the attempt', 'before', 0],
  ['after it was sent', 'after', 1],
] as const)('an erasure %s, and leaves no e-mail', async (_, moment, copies) => {
  const submission = await harness.arrived();
  harness.delivery = harness.during(moment, () => forget(submission.email));
  await harness.mailEvents();
  expect(harness.server.messages).toHaveLength(copies);
  expect(await harness.mails()).toEqual([]);
});

test.each([0, 1, 2, 3, 4, 5])(
  'an erasure before write %i of notify() leaves no data of the person, and nothing is sent',
  async (index) => {
    const submission = newSubmission();
    await harness.store(submission);
    await withBefore(
      index,
      () => harness.requestEvent(submission),
      () => forget(submission.email),
    );
    later(20 * minute);
    await harness.reconcileAndDeliver();
    expect(harness.copies(submission)).toEqual({ team: 0, visitor: 0 });
    expect(await everything()).not.toContain(submission.email);
  },
);

test('an erasure includes what is written between its two queries', async () => {
  const submission = newSubmission();
  await harness.store(submission);
  const found = await personalDocuments(harness.firestore, submission.email);
  await harness.requestEvent(submission);
  await erase(harness.firestore, found);
  await harness.mailEvents();
  expect(harness.copies(submission)).toEqual({ team: 0, visitor: 0 });
  const left = await everything();
  expect(left).not.toContain(submission.email);
  expect(left).not.toContain('open_since');
});

test.each([
  ['the team’s own', 'team@helvardar.example'],
  ['the sender’s', 'hello@helvardar.example'],
])('the erasure of junk under %s address deletes no e-mail about anybody else', async (_, email) => {
  const [junk, honest] = [newSubmission({ email }), newSubmission()];
  await harness.store(junk);
  await harness.store(honest);
  await harness.requestEvent(junk);
  await harness.requestEvent(honest);
  expect(await forget(email)).toEqual(
    expect.arrayContaining([`consultation_requests/${junk.request_id}`, `mail/${junk.request_id}-team`]),
  );
  later(20 * minute);
  await harness.reconcileAndDeliver();
  expect(harness.copies(honest)).toEqual({ team: 1, visitor: 1 });
  expect((await harness.mails()).map(({ id }) => id).filter((id) => id.startsWith(junk.request_id))).toEqual(
    [],
  );
});

test('the export for a person contains no words of another person', async () => {
  const settings = harness.settings({ teamPerSource: 1 });
  const secret = newRequestId();
  const submissions = [newSubmission(), newSubmission(), newSubmission({ message: secret })];
  for (const submission of submissions) await harness.arrived(submission, settings);
  await harness.reconcile(settings);
  const copy = personalCopy(await personalDocuments(harness.firestore, submissions[1]?.email ?? ''));
  expect(copy).toContain('mail/digest-');
  expect(copy).not.toContain(secret);
});

test('a search reads the documents of similar addresses, and not all', async () => {
  const similar = ['Anna.Muster@Example.com', 'aNNa.muster@example.com', 'annabel@example.com'];
  const others = Array.from({ length: 300 }, (_, index) => `x${index}@example.com`);
  const submissions = [...similar, ...others].map((email) => newSubmission({ email }));
  await harness.record(submissions, () => ({ entry: {} }));
  let found: string[] = [];
  const { reads } = await operationsOf(async () => {
    found = (await requestsOf(harness.firestore, 'anna.muster@example.com')).map((one) => one.get('email'));
  });
  expect(found.toSorted()).toEqual(['Anna.Muster@Example.com', 'aNNa.muster@example.com']);
  // Eight spellings of three letters, most of them empty queries.
  expect(reads).toBeLessThan(20);
});
