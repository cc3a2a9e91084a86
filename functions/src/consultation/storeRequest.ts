import { collections } from '@helvardar/shared/collections';
import type { NormalisedRequest } from '@helvardar/shared/consultationRequest';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { isAlreadyExists } from '../firestore.ts';
import { fingerprintOf } from './fingerprint.ts';
import { isErased, isOld, readContent } from './storedRequest.ts';

/**
 * Stores a request, unless its id is already stored. `suspected`: the honeypot was filled, by a bot or a password manager.
 * Returns what is stored under the id. `new`: this request. `past`: this request, erased or more than 48 hours old, so this
 * call creates no e-mails. `other`: another request.
 */
export const storeRequest = async (
  firestore: Firestore,
  requestId: string,
  request: NormalisedRequest,
  suspected: boolean,
): Promise<'new' | 'past' | 'other'> => {
  const reference = firestore.collection(collections.requests).doc(requestId);
  try {
    const created_at = FieldValue.serverTimestamp();
    await reference.create({ ...request, ...(suspected && { suspected }), created_at });
    return 'new';
  } catch (error) {
    if (!isAlreadyExists(error)) throw error;
  }
  const data = (await reference.get()).data();
  if (isErased(data)) return 'past';
  const existing = readContent(data);
  if (!existing || fingerprintOf(existing) !== fingerprintOf(request)) return 'other';
  return isOld(data) ? 'past' : 'new';
};
