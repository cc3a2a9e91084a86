import { collections } from '@helvardar/shared/collections';
import type { Firestore } from 'firebase-admin/firestore';
import { countOf, isCommitted } from '../firestore.ts';
import { log } from '../logs.ts';
import { inDays, retention } from '../retention.ts';
import { hour } from '../time.ts';

/**
 * Stops browsers from creating requests until the next clock hour, if more than `hourlyLimit` were stored in the last
 * 60 minutes. To do so, it creates the document `control/closed-<hour>`, which `firestore.rules` look up.
 */
export const closeWhenFlooded = async (firestore: Firestore, hourlyLimit: number): Promise<void> => {
  const now = Date.now();
  const closure = firestore.collection(collections.control).doc(`closed-${Math.floor(now / hour)}`);
  if ((await closure.get()).exists) return;
  const recent = firestore.collection(collections.requests).where('created_at', '>', new Date(now - hour));
  const count = await countOf(recent.limit(hourlyLimit + 1));
  if (count <= hourlyLimit) return;
  const closing = firestore.batch().create(closure, { expires_at: inDays(retention.controlDays, now) });
  if (await isCommitted(closing)) log('directCreatesClosed', { count });
};
