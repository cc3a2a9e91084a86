import { expect, test } from 'vitest';
import { answerSubmission } from '../../functions/src/consultation/answerSubmission.ts';
import { erase, personalCopy, personalDocuments } from '../../operations/personalData.ts';
import type { Submission } from '../../shared/consultationRequest.ts';
import { newRequestId } from '../../web/src/consultation/requestId.ts';
import { newSubmission } from './submissions.ts';
import { browser, later, minute, useWorld } from './world.ts';

const world = useWorld();

const send = async (submission: Submission, settings = world.settings()) => {
  await answerSubmission(settings, submission, browser);
  await world.mailEvents();
};
const forget = async (address: string): Promise<string[]> => {
  const documents = await personalDocuments(world.firestore, address);
  await erase(world.firestore, documents);
  return documents.map(({ ref }) => ref.path).sort();
};
/** Everything that stands in the database, as text. */
const everything = async (): Promise<string> => {
  const collections = await world.firestore.listCollections();
  const contents = await Promise.all(collections.map((collection) => collection.get()));
  return JSON.stringify(contents.flatMap(({ docs }) => docs.map((document) => document.data())));
};

test('all that is stored about a person is found in any case of letters, and nobody else’s', async () => {
  const [own, other] = [newSubmission(), newSubmission()];
  for (const submission of [own, other]) await send(submission);
  const { request_id: id } = own;
  const fingerprint = (await world.firestore.doc(`ledger/${id}`).get()).get('fingerprint');

  const found = await personalDocuments(world.firestore, ` ${own.email.toUpperCase()}`);
  expect(found.map(({ ref }) => ref.path).sort()).toEqual([
    `claims/words-${fingerprint}`,
    `consultation_requests/${id}`,
    `ledger/${id}`,
    `mail/${id}-team`,
    `mail/${id}-visitor`,
  ]);
  expect(JSON.parse(personalCopy(found))[`consultation_requests/${id}`]).toMatchObject({
    email: own.email,
    created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  });
});

test('an address under an international domain is found as people write it', async () => {
  const submission = newSubmission({ email: 'info@zürich-firma.ch' });
  await send(submission);
  const found = await personalDocuments(world.firestore, 'Info@Zürich-Firma.ch');
  expect(found).toHaveLength(5);
});

test('after an erasure nothing of the person stands in the database, and the other person’s does', async () => {
  const [own, other] = [newSubmission({ name: 'Erika Vergissmich' }), newSubmission()];
  for (const submission of [own, other]) await send(submission);
  await forget(own.email);
  const left = await everything();
  expect(left).not.toContain('Vergissmich');
  expect(left).not.toContain(own.email);
  expect(left).toContain(other.email);
});

test('what is retried after an erasure does not come back', async () => {
  const submission = newSubmission();
  await world.store(submission);
  await forget(submission.email);
  await answerSubmission(world.settings(), submission, browser);
  await expect(world.store(submission)).rejects.toThrow('ALREADY_EXISTS');
  await world.requestEvent(submission);
  later(20 * minute);
  await world.reconcile();
  expect(await world.mails()).toEqual([]);
  expect(await everything()).not.toMatch(new RegExp(`${submission.email}|unusable`));
});

test('an erasure while the e-mail is on its way leaves nothing behind', async () => {
  const submission = newSubmission();
  await world.store(submission);
  await world.requestEvent(submission);
  const { send: sender } = world.delivery;
  world.delivery.send = async (id, mail, beforeMessage) => {
    const attempt = await sender(id, mail, beforeMessage);
    await forget(submission.email);
    return attempt;
  };
  await world.mailEvents();
  expect(await world.mails()).toEqual([]);
});

test('a digest that tells of a person goes; others that it has not told of come in the next one', async () => {
  const settings = world.settings({ source: 1 });
  const [first, own, other] = [newSubmission(), newSubmission(), newSubmission()];
  for (const submission of [first, own, other]) {
    await world.store(submission);
    await world.requestEvent(submission, settings);
  }
  await world.reconcile(settings);
  expect(await forget(own.email)).toContainEqual(expect.stringMatching(/^mail\/digest-/));
  await world.reconcile(settings);
  await world.mailEvents();
  expect(world.copies(own)).toEqual({ team: 0, visitor: 0 });
  expect(world.copies(other)).toEqual({ team: 1, visitor: 0 });
});

test('the copy for a person holds no other person’s words', async () => {
  const settings = world.settings({ source: 1 });
  const secret = newRequestId();
  const submissions = [newSubmission(), newSubmission(), newSubmission({ message: secret })];
  for (const submission of submissions) {
    await world.store(submission);
    await world.requestEvent(submission, settings);
  }
  await world.reconcile(settings);
  const copy = personalCopy(await personalDocuments(world.firestore, submissions[1]?.email ?? ''));
  expect(copy).toContain('mail/digest-');
  expect(copy).not.toContain(secret);
});
