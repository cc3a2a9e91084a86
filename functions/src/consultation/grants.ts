import { createHmac } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import type { MailKind } from '../mail/contract.ts';
import { isWithin } from './claims.ts';

/** Requests a day (UTC) that are still mailed. */
export interface Limits {
  /** Confirmations to one e-mail address. */
  recipient: number;
  /** Confirmations to one network; requests that came by the database alone share one unknown network. */
  network: number;
  /** Confirmations to all visitors. */
  confirmations: number;
  /** E-mails to the team. */
  team: number;
}

export interface Caller {
  network: string | null;
  /** Whether App Check vouches for the call: then the limits per recipient and network do not apply. */
  verified: boolean;
}

interface Claimant {
  fingerprint: string;
  email: string;
  caller: Caller;
}

/** The e-mails that a request may cause today. */
export const grantedMails = async (
  firestore: Firestore,
  { limits, salt }: { limits: Limits; salt: string },
  { fingerprint, email, caller }: Claimant,
): Promise<MailKind[]> => {
  const day = new Date().toISOString().slice(0, 10);
  const within = (kind: keyof Limits, key: string): Promise<boolean> => {
    const hash = createHmac('sha256', salt)
      .update(JSON.stringify([kind, day, key]))
      .digest('hex');
    const bucket = `${kind}-${day}-${hash.slice(0, 32)}`;
    return isWithin(firestore, { bucket, fingerprint, limit: limits[kind] });
  };

  const unverified = caller.verified
    ? []
    : [within('recipient', email.toLowerCase()), within('network', caller.network ?? 'unknown')];
  const [team, ...soft] = await Promise.all([within('team', ''), ...unverified]);
  // Claimed last: requests that are refused for their address must not use up the confirmations of everybody.
  const visitor = soft.every(Boolean) && (await within('confirmations', ''));
  return [...(team ? (['team'] as const) : []), ...(visitor ? (['visitor'] as const) : [])];
};
