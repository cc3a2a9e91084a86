import { collections } from '@helvardar/shared/collections';
import type { StoredRequest } from '@helvardar/shared/consultationRequest';
import { readStoredRequest } from '@helvardar/shared/readStoredRequest';
import { type DocumentData, FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { isAlreadyExists } from '../firestore.ts';
import { requestIsNew } from '../retention.ts';
import { fingerprintOf } from './fingerprint.ts';

/**
 * What stands under the id of a request. `new`: this request, which trigger and callable may mail. `old`: this request, of
 * which reconciliation alone may still tell. `erased`: its person wanted it deleted. `other`: another request.
 */
export type Stored = 'new' | 'old' | 'erased' | 'other';

/** Stores a request under its id, unless the browser's own insert or an earlier call has. */
export const storeRequest = async (
  firestore: Firestore,
  requestId: string,
  request: StoredRequest,
): Promise<Stored> => {
  const reference = firestore.collection(collections.requests).doc(requestId);
  try {
    await reference.create({ ...request, created_at: FieldValue.serverTimestamp() });
    return 'new';
  } catch (error) {
    if (!isAlreadyExists(error)) throw error;
  }
  const data = (await reference.get()).data();
  if (isErased(data)) return 'erased';
  const existing = readRequest(data);
  if (!existing || fingerprintOf(existing.request) !== fingerprintOf(request)) return 'other';
  return isOld(data) ? 'old' : 'new';
};

/** The request in a document, with its time; null where either is missing, as a document that is written by hand may be. */
export const readRequest = (
  data: DocumentData | undefined,
): { request: StoredRequest; createdAt: Date } | null => {
  const createdAt: unknown = data?.['created_at'];
  const request = readStoredRequest(data);
  return request && createdAt instanceof Timestamp ? { request, createdAt: createdAt.toDate() } : null;
};

/** What an erasure leaves of a request: its times, so that no retry brings it back. */
export const isErased = (data: DocumentData | undefined): boolean => data?.['erased_at'] instanceof Timestamp;

/** Whether a stored request is too old to be news: it was mailed long ago, or comes back from a backup. */
export const isOld = (data: DocumentData | undefined, now = Date.now()): boolean => {
  const createdAt: unknown = data?.['created_at'];
  return createdAt instanceof Timestamp && now - createdAt.toMillis() > requestIsNew;
};
