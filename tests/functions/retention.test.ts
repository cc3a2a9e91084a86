import { expect, test } from 'vitest';
import { deleteExpired } from '../../functions/src/reconciliation/deleteExpired.ts';
import { day } from '../../functions/src/time.ts';
import { collections } from '../../shared/collections.ts';
import { newRequestId } from '../../web/src/consultation/sending/requestId.ts';
import { quietDatabase } from '../support/functions/databases.ts';

test('requests older than 24 months are deleted in several batches, and no others', async () => {
  const requests = quietDatabase.collection(collections.requests);
  const now = Date.parse('2026-11-20T03:30:00Z');
  const at = (milliseconds: number) => new Date(Date.parse('2024-11-20T03:30:00Z') + milliseconds);
  const expired = Array.from({ length: 805 }, newRequestId);
  const [atCutoff, recent] = [newRequestId(), newRequestId()];
  const writer = quietDatabase.bulkWriter();
  for (const [index, id] of expired.entries())
    writer.create(requests.doc(id), { created_at: at(-1 - index) });
  writer.create(requests.doc(atCutoff), { created_at: at(0) });
  writer.create(requests.doc(recent), { created_at: new Date(now) });
  await writer.close();

  const settings = { firestore: quietDatabase };
  expect(await deleteExpired(settings, now, 1)).toEqual({ deleted: 400 });
  expect((await deleteExpired(settings, now)).deleted).toBeGreaterThanOrEqual(405);

  const left = await quietDatabase.getAll(...[...expired, atCutoff, recent].map((id) => requests.doc(id)));
  expect(left.filter(({ exists }) => exists).map(({ id }) => id)).toEqual([atCutoff, recent]);
  await Promise.all([requests.doc(atCutoff).delete(), requests.doc(recent).delete()]);
});

test('suspected requests and those that still wait for a digest are deleted after 90 days, and no others', async () => {
  const now = Date.now();
  const add = async (age: number, request: object, entry: object) => {
    const id = newRequestId();
    const created_at = new Date(now - age * day);
    await quietDatabase.doc(`consultation_requests/${id}`).create({ ...request, created_at });
    await quietDatabase.doc(`ledger/${id}`).create({ ...entry, created_at });
    return id;
  };
  const old = [
    await add(91, { suspected: true }, { digest: 'digest-told' }),
    await add(91, { suspected: true }, { digest: 'suspected' }),
    await add(91, {}, { digest: 'due' }),
  ];
  const kept = [
    await add(89, { suspected: true }, { digest: 'suspected' }),
    await add(89, {}, { digest: 'due' }),
    await add(91, {}, { digest: 'digest-told' }),
    await add(91, {}, { mails: ['team'] }),
  ];
  expect(await deleteExpired({ firestore: quietDatabase }, now)).toEqual({ deleted: old.length });
  for (const name of [collections.requests, collections.ledger]) {
    const found = await quietDatabase.getAll(
      ...[...old, ...kept].map((id) => quietDatabase.collection(name).doc(id)),
    );
    expect(found.filter(({ exists }) => exists).map(({ id }) => id)).toEqual(kept);
    for (const document of found) await document.ref.delete();
  }
});
