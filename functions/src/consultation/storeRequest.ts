import { collections } from '@helvardar/shared/collections';
import type { NormalisedRequest } from '@helvardar/shared/consultationRequest';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { isAlreadyExists } from '../firestore.ts';
import { fingerprintOf } from './fingerprint.ts';
import { isErased, isOld, readContent } from './storedRequest.ts';

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
  request: NormalisedRequest,
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
  const existing = readContent(data);
  if (!existing || fingerprintOf(existing) !== fingerprintOf(request)) return 'other';
  return isOld(data) ? 'old' : 'new';
};
