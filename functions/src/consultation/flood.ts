import { collections } from '@helvardar/shared/collections';
import type { Firestore } from 'firebase-admin/firestore';
import { isAlreadyExists } from '../firestore.ts';
import { log } from '../logs.ts';
import { inDays, retention } from '../retention.ts';

const hour = 60 * 60 * 1000;

/**
 * Stops creates by browsers for the rest of this hour if more requests than `ceiling` were stored in the last 60
 * minutes. `firestore.rules` look for the document of the current hour, so the next hour is open again.
 */
export const closeWhenFlooded = async (
  firestore: Firestore,
  ceiling: number,
  now = Date.now(),
): Promise<void> => {
  const recent = firestore.collection(collections.requests).where('created_at', '>', new Date(now - hour));
  const { count } = (
    await recent
      .limit(ceiling + 1)
      .count()
      .get()
  ).data();
  if (count <= ceiling) return;
  const closure = firestore.collection(collections.control).doc(`closed-${Math.floor(now / hour)}`);
  try {
    await closure.create({ expires_at: inDays(retention.controlDays, now) });
    log('directCreatesClosed', { count });
  } catch (error) {
    if (!isAlreadyExists(error)) throw error;
  }
};
