import { expect, test } from 'vitest';
import { deleteExpired } from '../../functions/src/consultation/deleteExpired.ts';
import { requestCutoff } from '../../functions/src/retention.ts';
import { collections } from '../../shared/collections.ts';
import { newRequestId } from '../../web/src/consultation/sending/requestId.ts';
import { quietDatabase } from '../support/functions/databases.ts';

test('requests older than 24 months are deleted in several batches, and no others', async () => {
  const requests = quietDatabase.collection(collections.requests);
  const cutoff = requestCutoff(new Date());
  const at = (milliseconds: number) => new Date(cutoff.getTime() + milliseconds);
  const expired = Array.from({ length: 805 }, newRequestId);
  const [atCutoff, recent] = [newRequestId(), newRequestId()];
  const writer = quietDatabase.bulkWriter();
  for (const [index, id] of expired.entries())
    writer.create(requests.doc(id), { created_at: at(-1 - index) });
  writer.create(requests.doc(atCutoff), { created_at: at(0) });
  writer.create(requests.doc(recent), { created_at: new Date() });
  await writer.close();

  expect(await deleteExpired(quietDatabase, cutoff, 1)).toBe(400);
  expect(await deleteExpired(quietDatabase, cutoff)).toBeGreaterThanOrEqual(405);

  const left = await quietDatabase.getAll(...[...expired, atCutoff, recent].map((id) => requests.doc(id)));
  expect(left.filter(({ exists }) => exists).map(({ id }) => id)).toEqual([atCutoff, recent]);
  await Promise.all([requests.doc(atCutoff).delete(), requests.doc(recent).delete()]);
});
