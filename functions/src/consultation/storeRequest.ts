import { collections } from '@helvardar/shared/collections';
import { type StoredRequest, storedRequestSchema } from '@helvardar/shared/consultationRequest';
import { type DocumentData, FieldValue, type Firestore } from 'firebase-admin/firestore';
import { isAlreadyExists } from '../firestore.ts';
import { fingerprintOf } from './fingerprint.ts';

/**
 * Stores a request under its id, unless the browser's own insert has: then the stored content must be the same.
 * False when the id belongs to another request.
 */
export const storeRequest = async (
  firestore: Firestore,
  requestId: string,
  request: StoredRequest,
): Promise<boolean> => {
  const reference = firestore.collection(collections.requests).doc(requestId);
  try {
    await reference.create({ ...request, created_at: FieldValue.serverTimestamp() });
    return true;
  } catch (error) {
    if (!isAlreadyExists(error)) throw error;
  }
  const existing = readStoredRequest((await reference.get()).data());
  return existing !== null && fingerprintOf(existing) === fingerprintOf(request);
};

/** The request in a document of `consultation_requests`; null when there is none in it. */
export const readStoredRequest = (data: DocumentData | undefined): StoredRequest | null => {
  const { created_at: _, ...fields } = data ?? {};
  return storedRequestSchema.isValidSync(fields) ? fields : null;
};
