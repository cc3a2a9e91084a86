import { createHmac } from 'node:crypto';
import { collections } from '@helvardar/shared/collections';
import type { Firestore } from 'firebase-admin/firestore';
import type { Configuration } from '../config.ts';
import { countOf } from '../firestore.ts';
import { log } from '../logs.ts';
import type { RequestMailKind } from '../mail/mailDocument.ts';
import { hour } from '../time.ts';
import { claimPlace } from './claims.ts';
import { canonicalMailbox } from './mailbox.ts';

export type DailyLimits = Configuration['limits'];

export interface Caller {
  /** `database`: a browser created the request itself. `call`: it called the function. `team`: a button or an operator. */
  kind: 'database' | 'call' | 'team';
  /**
   * Null if the network is unknown, or if a browser created the request in the database. The limits per source treat
   * all these requests as requests from one network.
   */
  network: string | null;
  /** Verified by App Check. The limits per source do not apply to a verified call. */
  verified: boolean;
  /** How many requests its network has had stored today, with this one. */
  place?: number;
}

export const directCreates: Caller = { kind: 'database', network: null, verified: false };

/** The place of a request in the digests, after those of all networks with fewer requests, if its own is not known. */
export const lastTurn = 1_000_000;

interface QuotaSettings {
  firestore: Firestore;
  limits: DailyLimits;
  salt: string;
}

const today = (): string => new Date().toISOString().slice(0, 10);

/** The limits whose end is reported, each once a day by an instance. */
const reported: readonly string[] = ['team', 'confirmations', 'storedPerSource', 'storedPerHour'];
const said = new Set<string>();
const reportLimit = (kind: keyof DailyLimits): void => {
  const once = kind + today();
  if (!reported.includes(kind) || said.has(once)) return;
  said.add(once);
  log('limitReached', { code: kind });
};

const claim = (
  { firestore, limits, salt }: QuotaSettings,
  requestId: string,
  kind: keyof DailyLimits,
  key = '',
  options: Pick<Parameters<typeof claimPlace>[1], 'more' | 'mayBegin'> = {},
): Promise<number | null> => {
  const day = today();
  const hash = createHmac('sha256', salt)
    .update(JSON.stringify([kind, day, key]))
    .digest('hex');
  const bucket = `${kind}-${day}-${hash.slice(0, 32)}`;
  return claimPlace(firestore, { bucket, requestId, limit: limits[kind], ...options });
};

/**
 * Counts a call before anything is stored. Returns its place among the requests of its network today, or the limit that
 * refuses it. Above the limit of an hour, only a network without an earlier request today is refused.
 */
export const placeOfCall = async (
  settings: QuotaSettings,
  requestId: string,
  { network, verified }: Caller,
): Promise<number | 'storedPerSource' | 'storedPerHour'> => {
  if (verified) return 1;
  const { firestore, limits } = settings;
  const stored_in = Math.floor(Date.now() / hour);
  const inHour = firestore.collection(collections.claims).where('stored_in', '==', stored_in);
  let isFlooded = false;
  const mayBegin = async () => {
    isFlooded = (await countOf(inHour.limit(limits.storedPerHour))) >= limits.storedPerHour;
    return !isFlooded;
  };
  const options = { more: { stored_in }, mayBegin };
  const place = await claim(settings, requestId, 'storedPerSource', network ?? '', options);
  if (place !== null) return place;
  const limit = isFlooded ? 'storedPerHour' : 'storedPerSource';
  reportLimit(limit);
  return limit;
};

/**
 * The e-mails that the limits of today allow. Without an e-mail to the team, there is no confirmation either. `turn`:
 * the place of a withheld request in the digests. The sources take turns, and requests beyond the limit of the day come
 * before those beyond the limit of their source.
 */
export const mailsWithinQuota = async (
  settings: QuotaSettings,
  requestId: string,
  email: string,
  caller: Caller,
): Promise<{ granted: RequestMailKind[]; turn: number }> => {
  const within = async (kind: keyof DailyLimits, key = ''): Promise<boolean> => {
    const isWithin = (await claim(settings, requestId, kind, key)) !== null;
    if (!isWithin) reportLimit(kind);
    return isWithin;
  };
  const source = caller.network ?? 'database';

  if (!caller.verified && !(await within('teamPerSource', source)))
    return { granted: [], turn: caller.place ?? lastTurn };
  if (!(await within('team'))) return { granted: [], turn: caller.place ?? 1 };
  const soft = await Promise.all([
    within('confirmationsPerMailbox', canonicalMailbox(email)),
    caller.verified || within('confirmationsPerSource', source),
  ]);
  // The limit of all confirmations is checked last, so that confirmations refused by another limit do not use it up.
  const isConfirmed = soft.every(Boolean) && (await within('confirmations'));
  return { granted: isConfirmed ? ['team', 'visitor'] : ['team'], turn: 1 };
};
