import { collections } from '@helvardar/shared/collections';
import type { Firestore } from 'firebase-admin/firestore';
import { log } from '../logs.ts';
import { day } from '../time.ts';

/** From this day on, Google runs no Firebase Extensions, so Trigger Email sends nothing. */
export const endOfExtensions = new Date('2027-04-01');
/** Days without a request after which the form may be broken. */
const quietDays = 14;

/** Warns once a day of what no other part notices. */
export const warnDaily = async (
  { firestore, mailDelivery }: { firestore: Firestore; mailDelivery: string },
  now: Date,
): Promise<void> => {
  // Every week in the last two months, and every day in the last week and afterwards.
  const left = Math.ceil((endOfExtensions.getTime() - now.getTime()) / day);
  const isSaid = left <= 7 || (left <= 60 && left % 7 === 0);
  if (mailDelivery === 'extension' && isSaid) log('extensionEnds', { count: left });

  const requests = firestore.collection(collections.requests);
  const [newest] = (await requests.orderBy('created_at', 'desc').limit(1).get()).docs;
  const quiet = newest ? Math.floor((now.getTime() - newest.createTime.toMillis()) / day) : 0;
  if (quiet >= quietDays && quiet % 7 === 0) log('noRequests', { count: quiet });
};
