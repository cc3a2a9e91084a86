import { createHmac } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import type { Configuration } from '../config.ts';
import type { RequestMailKind } from '../mail/mailDocument.ts';
import { claimWithinLimit } from './claims.ts';
import { canonicalMailbox } from './mailbox.ts';

export type DailyLimits = Configuration['limits'];

export interface Caller {
  /**
   * Null if the network is unknown, or if a browser created the request in the database. The limits per source treat
   * all these requests as requests from one network.
   */
  network: string | null;
  /** Verified by App Check. The limits per source do not apply to a verified call. */
  verified: boolean;
}

export const directCreates: Caller = { network: null, verified: false };

/** The e-mails that the limits of today allow. Without an e-mail to the team, there is no confirmation either. */
export const mailsWithinQuota = async (
  { firestore, limits, salt }: { firestore: Firestore; limits: DailyLimits; salt: string },
  requestId: string,
  email: string,
  caller: Caller,
): Promise<RequestMailKind[]> => {
  const day = new Date().toISOString().slice(0, 10);
  const within = (kind: keyof DailyLimits, key = ''): Promise<boolean> => {
    const hash = createHmac('sha256', salt)
      .update(JSON.stringify([kind, day, key]))
      .digest('hex');
    const bucket = `${kind}-${day}-${hash.slice(0, 32)}`;
    return claimWithinLimit(firestore, { bucket, requestId, limit: limits[kind] });
  };
  const source = caller.network ?? 'database';

  if (!caller.verified && !(await within('teamPerSource', source))) return [];
  if (!(await within('team'))) return [];
  const soft = await Promise.all([
    within('confirmationsPerMailbox', canonicalMailbox(email)),
    caller.verified || within('confirmationsPerSource', source),
  ]);
  // The limit of all confirmations is checked last, so that confirmations refused by another limit do not use it up.
  return soft.every(Boolean) && (await within('confirmations')) ? ['team', 'visitor'] : ['team'];
};
