import { createHmac } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import type { RequestMailKind } from '../mail/mailDocument.ts';
import { claimWithinLimit } from './claims.ts';
import { canonicalMailbox } from './mailbox.ts';

/** The most requests per day (UTC) whose e-mails are created at once. */
export interface DailyLimits {
  /** E-mails to the team. */
  team: number;
  /** E-mails to the team about requests from one source: a network, or all direct creates together. */
  teamPerSource: number;
  /** Confirmations to all visitors. */
  confirmations: number;
  confirmationsPerSource: number;
  confirmationsPerMailbox: number;
}

export interface Caller {
  /** Null for a request created directly in the database; all of these are one source. */
  network: string | null;
  /** Whether App Check verified the call; the limits of its source then do not apply. */
  verified: boolean;
}

export const directCreates: Caller = { network: null, verified: false };

interface Claimant {
  requestId: string;
  email: string;
  caller: Caller;
}

/** The e-mails that a request may cause today. If the team gets none, the check ends, so spam costs only two reads. */
export const mailsWithinQuota = async (
  firestore: Firestore,
  { limits, salt }: { limits: DailyLimits; salt: string },
  { requestId, email, caller }: Claimant,
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
  // The global limit is checked last, so that requests refused for their mailbox or source do not use it up.
  return soft.every(Boolean) && (await within('confirmations')) ? ['team', 'visitor'] : ['team'];
};
