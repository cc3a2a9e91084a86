import { collections } from '@helvardar/shared/collections';
import type { StoredRequest } from '@helvardar/shared/consultationRequest';
import { type DocumentData, FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { isAlreadyExists } from '../firestore.ts';
import { newRequestPeriod } from '../retention.ts';
import { fingerprintOf } from './fingerprint.ts';
import { readStoredRequest } from './readStoredRequest.ts';

/**
 * What is stored under the id of a request. `new`: this request, at most 48 hours old. `old`: this request, more than
 * 48 hours old, so only `reconcile` may create its e-mails. `erased`: an erased request. `other`: another request.
 */
export type Stored = 'new' | 'old' | 'erased' | 'other';

/**
 * Stores a request, unless its id is already stored. `suspected`: the honeypot was filled, by a bot or a password
 * manager.
 */
export const storeRequest = async (
  firestore: Firestore,
  requestId: string,
  request: StoredRequest,
  suspected: boolean,
): Promise<Stored> => {
  const reference = firestore.collection(collections.requests).doc(requestId);
  try {
    const created_at = FieldValue.serverTimestamp();
    await reference.create({ ...request, ...(suspected && { suspected }), created_at });
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

/** Null if the request or its creation time is missing or invalid. */
export const readRequest = (data: DocumentData | undefined) => {
  const createdAt: unknown = data?.['created_at'];
  const request = readStoredRequest(data);
  return request && createdAt instanceof Timestamp ? { request, createdAt: createdAt.toDate() } : null;
};

/** The document of an erased request holds only times. It stays, so that no retry stores the request again. */
export const isErased = (data: DocumentData | undefined): boolean => data?.['erased_at'] instanceof Timestamp;

/** An old request may come from a backup, so trigger and callable create no e-mails for it. */
export const isOld = (data: DocumentData | undefined): boolean => {
  const createdAt: unknown = data?.['created_at'];
  return createdAt instanceof Timestamp && Date.now() - createdAt.toMillis() > newRequestPeriod;
};
