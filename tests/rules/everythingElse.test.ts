import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
} from 'firebase/firestore';
import { describe, test } from 'vitest';
import { collections } from '../../shared/collections.ts';
import { newRequestId } from '../../web/src/consultation/sending/requestId.ts';
import { useDatabase } from '../support/rules/rulesEnvironment.ts';
import { sampleRequest } from '../support/samples.ts';

const { ofAnybody, ofSignedIn, store } = useDatabase();

const content = () => ({ ...sampleRequest, created_at: serverTimestamp() });

const visitors = { 'an anonymous visitor': ofAnybody, 'a signed-in visitor': ofSignedIn };

describe.each(Object.entries(visitors))('%s', (_, database) => {
  test('may create a request, but neither read nor change it afterwards', async () => {
    const request = doc(database(), collections.requests, newRequestId());
    await assertSucceeds(setDoc(request, content()));

    await assertFails(getDoc(request));
    await assertFails(getDocs(query(collection(database(), collections.requests), limit(1))));
    await assertFails(setDoc(request, content()));
    await assertFails(updateDoc(request, { name: 'Somebody Else' }));
    await assertFails(deleteDoc(request));
  });

  test('cannot create a document below a request', async () => {
    const parent = doc(database(), collections.requests, newRequestId());
    await assertFails(setDoc(doc(parent, collections.requests, newRequestId()), content()));
  });

  const closed = [collections.mail, collections.ledger, collections.claims, collections.control, 'unknown'];
  test.each(closed)('can neither read nor write %s', async (name) => {
    const id = newRequestId();
    const existing = doc(database(), name, id);
    await store(name, id, sampleRequest);
    await assertFails(getDoc(existing));
    await assertFails(getDocs(query(collection(database(), name), limit(1))));
    await assertFails(updateDoc(existing, { name: 'Somebody Else' }));
    await assertFails(deleteDoc(existing));
    await assertFails(setDoc(doc(database(), name, newRequestId()), content()));
  });
});
