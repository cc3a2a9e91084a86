import { collections } from '@helvardar/shared/collections';
import type { StoredRequest } from '@helvardar/shared/consultationRequest';
import { type DocumentData, FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { isAlreadyExists } from '../firestore.ts';
import { newRequestPeriod } from '../retention.ts';
import { fingerprintOf } from './fingerprint.ts';
import { readStoredRequest } from './readStoredRequest.ts';

/**
 * What is stored under a request's id. `new`: this request, at most 48 hours old, so trigger and callable may create
 * its e-mails. `old`: this request, but older, so only the scheduled job `reconcile` may create them. `erased`: an
 * erased request. `other`: another request.
 */
export type Stored = 'new' | 'old' | 'erased' | 'other';

/**
 * Stores a request under its id, unless the browser or an earlier call has already stored it. The mark `suspected` says
 * that the request's honeypot was filled: by a bot, or by a password manager.
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

/** The request in a document, and its creation time. Null if either is missing or invalid. */
export const readRequest = (data: DocumentData | undefined) => {
  const createdAt: unknown = data?.['created_at'];
  const request = readStoredRequest(data);
  return request && createdAt instanceof Timestamp ? { request, createdAt: createdAt.toDate() } : null;
};

/**
 * Whether the request was erased. Its document stays and holds nothing but times, so that no retry stores the request
 * again.
 */
export const isErased = (data: DocumentData | undefined): boolean => data?.['erased_at'] instanceof Timestamp;

/**
 * Whether a request is older than 48 hours. It may then come from a backup, so trigger and callable create no e-mails
 * for it.
 */
export const isOld = (data: DocumentData | undefined): boolean => {
  const createdAt: unknown = data?.['created_at'];
  return createdAt instanceof Timestamp && Date.now() - createdAt.toMillis() > newRequestPeriod;
};
