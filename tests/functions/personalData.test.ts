import { afterEach, expect, test } from 'vitest';
import { personalCopy, personalDocuments } from '../../delivery/personalDocuments.ts';
import { collections } from '../../shared/collections.ts';
import { quietDatabase } from './databases.ts';
import { newRequestId } from './submissions.ts';

const created: FirebaseFirestore.DocumentReference[] = [];
const create = async (collection: string, id: string, content: object): Promise<string> => {
  const reference = quietDatabase.collection(collection).doc(id);
  await reference.create(content);
  created.push(reference);
  return reference.path;
};
afterEach(() => Promise.all(created.splice(0).map((reference) => reference.delete())));

test("a person's requests, e-mails and ledger entries are found in any case of letters, and nobody else's", async () => {
  const [own, other] = [newRequestId(), newRequestId()];
  const expected = [
    await create(collections.requests, own, { email: `${own}@Helvardar.ch`, created_at: new Date(0) }),
    await create(collections.mail, `${own}-team`, {
      to: 'team@helvardar.ch',
      replyTo: `${own}@Helvardar.ch`,
    }),
    await create(collections.mail, `${own}-visitor`, {
      to: `${own}@helvardar.ch`,
      replyTo: 'team@helvardar.ch',
    }),
    await create(collections.ledger, own, { request_id: own }),
  ];
  await create(collections.requests, other, { email: `${other}@helvardar.ch` });
  await create(collections.mail, `${other}-visitor`, {
    to: `${other}@helvardar.ch`,
    replyTo: 'team@helvardar.ch',
  });
  await create(collections.ledger, other, { request_id: other });

  const found = await personalDocuments(quietDatabase, ` ${own.toUpperCase()}@helvardar.ch`);

  expect(found.map(({ ref }) => ref.path).sort()).toEqual(expected.sort());
  expect(JSON.parse(personalCopy(found))[`${collections.requests}/${own}`]).toEqual({
    email: `${own}@Helvardar.ch`,
    created_at: '1970-01-01T00:00:00.000Z',
  });
});
