import { Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { hour, minute } from '../../functions/src/time.ts';
import { erase } from '../../operations/erase.ts';
import { settle } from '../../operations/mail.ts';
import { personalDocuments } from '../../operations/personalDocuments.ts';
import { type Submission, toStoredRequest } from '../../shared/consultationRequest.ts';
import { later, teamAddress, useHarness } from '../support/functions/harness.ts';
import { interrupted, interruptions, withBefore } from '../support/functions/interruptedWrites.ts';
import { messageId, virus } from '../support/functions/mailServer.ts';
import { again, newSubmission } from '../support/functions/submissions.ts';
import { content } from '../support/functions/writtenMail.ts';

const harness = useHarness();
const forget = ({ email }: Submission) => harness.forget(email);

/** With these settings, only the first request gets its own e-mail to the team. Later requests wait for a digest. */
const settings = () => harness.settings({ teamPerSource: 1 });
/** Writes a digest of these requests, but does not send it. */
const inDigest = async (...submissions: Submission[]) => {
  for (const submission of [newSubmission(), ...submissions]) await harness.arrived(submission, settings());
  await harness.mailEvents();
  await harness.reconcile(settings());
};
const reconcileAndDeliver = () => harness.reconcileAndDeliver(settings());
/** The Message-IDs of the e-mails to the team about a request. */
const messagesAbout = ({ email, request_id }: Submission) =>
  harness.server.messages
    .filter(({ to, content: mail }) => {
      const unfolded = mail.replaceAll(/=\r?\n/g, '');
      return to === teamAddress && (unfolded.includes(email) || unfolded.includes(request_id));
    })
    .map(messageId);

test.each(interruptions)(
  'an erasure that is interrupted at any write is completed by the next erasure (%s)',
  async (interruption) => {
    let write = 0;
    for (let isCutOff = true; isCutOff; write++) {
      const [own, other] = [newSubmission(), newSubmission()];
      await inDigest(own, other);
      isCutOff = await interrupted(interruption, write, () => forget(own));
      await forget(own);
      expect(await harness.everything()).not.toContain(own.email);
      const left = (await harness.request(own).get()).data() ?? {};
      expect(Object.keys(left).sort()).toEqual(['created_at', 'erased_at']);
      await reconcileAndDeliver();
      expect(harness.copies(own)).toEqual({ team: 0, visitor: 0 });
      expect(harness.copies(other).team).toBe(1);
    }
    expect(write).toBeGreaterThan(3);
  },
);

test('a document without a time does not stop an erasure', async () => {
  const own = newSubmission();
  const byHand = again(own);
  await harness.request(byHand).create(toStoredRequest(byHand));
  await harness.arrived(own);
  await forget(own);
  expect(await harness.everything()).not.toContain(own.email);
  expect((await harness.request(byHand).get()).get('created_at')).toBeInstanceOf(Timestamp);
});

test.each([
  ['delivered', () => harness.mailEvents()],
  ['erased for another person', (other: Submission) => forget(other)],
])(
  'an erasure while a digest with the request is %s sends no other request twice',
  async (_, somethingElse) => {
    const [own, other, third] = [newSubmission(), newSubmission(), newSubmission()];
    await inDigest(own, other, third);
    await withBefore(
      1,
      () => forget(own),
      () => somethingElse(other),
    );
    await reconcileAndDeliver();
    expect(messagesAbout(third)).toHaveLength(1);
  },
);

test('an erasure while a digest with the request is sent without its words sends no other request twice', async () => {
  const [own, other] = [newSubmission(), newSubmission()];
  await inDigest(own, other, newSubmission({ message: virus }));
  await harness.mailEvents();
  later(16 * minute);
  await withBefore(1, () => forget(own), reconcileAndDeliver);
  for (let round = 0; round < 3; round++) {
    await reconcileAndDeliver();
    later(16 * minute);
  }
  expect(messagesAbout(other)).toHaveLength(1);
});

test('an erasure does not cause a digest that was settled by hand to be sent again', async () => {
  const [own, other] = [newSubmission(), newSubmission()];
  await inDigest(own, other);
  harness.faults.push({ at: 'message', cut: true });
  await harness.mailEvents();
  for (const mail of await harness.mails()) if (mail.get('kind') === 'digest') await settle(mail.ref);
  await forget(own);
  await reconcileAndDeliver();
  expect(messagesAbout(other)).toHaveLength(1);
});

test.each([
  ['a list in to', (address: string) => ({ to: ['colleague@example.com', address] })],
  ['a list in cc', (address: string) => ({ cc: [address] })],
  ['a list in bcc', (address: string) => ({ bcc: ['colleague@example.com', address] })],
  ['a text in cc', (address: string) => ({ cc: address })],
])('an e-mail that was written by hand to several recipients, with %s, is erased', async (_, fields) => {
  const { email } = newSubmission();
  const mail = harness.firestore.doc('mail/by-hand');
  await mail.create({ ...content, to: 'colleague@example.com', ...fields(email) });
  expect(await harness.forget(email.toUpperCase())).toEqual([mail.path]);
  expect(await harness.everything()).not.toContain(email);
});

test('a repeated request that comes between the two queries of an erasure reaches the team', async () => {
  const own = newSubmission();
  await harness.arrived(own);
  const found = await personalDocuments(harness.firestore, own.email);
  await harness.arrived(again(own));
  await erase(harness.firestore, found);
  await reconcileAndDeliver();
  expect(harness.copies(own)).toEqual({ team: 1, visitor: 0 });
});

test('a repeated request that is read before an erasure and mailed after it reaches the team', async () => {
  const own = newSubmission();
  await harness.arrived(own);
  const found = await personalDocuments(harness.firestore, own.email);
  const same = again(own);
  await harness.store(same);
  await withBefore(
    0,
    () => harness.requestEvent(same),
    () => erase(harness.firestore, found),
  );
  await harness.mailEvents();
  expect(harness.copies(same)).toEqual({ team: 1, visitor: 1 });
});

test('a repeated request that comes after an interrupted erasure reaches the team', async () => {
  const own = newSubmission();
  await harness.arrived(own);
  await interrupted('killed after', 0, () => forget(own));
  await forget(own);
  await harness.arrived(again(own));
  await harness.mailEvents();
  expect(harness.copies(own)).toEqual({ team: 1, visitor: 1 });
});

test('a repeated request that comes after a deletion in the console reaches the team', async () => {
  const own = newSubmission();
  await harness.arrived(own);
  for (const mail of await harness.mails()) await mail.ref.delete();
  await harness.request(own).delete();
  await harness.arrived(again(own));
  await harness.mailEvents();
  expect(harness.copies(own)).toEqual({ team: 1, visitor: 1 });
});

const ways: [string, Partial<Submission>, number, (own: Submission) => Promise<unknown>][] = [
  ['as unusable', { message: '' }, 0, (own) => harness.requestEvent(own)],
  ['because the ledger has forgotten it', {}, 95 * 24 * hour, () => harness.reconcile()],
];
test.each(ways)(
  'an erasure while its request is left to a person, %s, leaves no entry',
  async (_, change, age, mark) => {
    await harness.reconcile();
    const own = newSubmission(change);
    await harness.store(own);
    later(age);
    await withBefore(
      0,
      () => mark(own),
      () => forget(own),
    );
    expect((await harness.entry(own).get()).exists).toBe(false);
    later(20 * minute);
    expect(await harness.reconcile()).toMatchObject({ overdue: 0 });
  },
);
