import { createHmac } from 'node:crypto';
import { collections } from '@helvardar/shared/collections';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import type { Configuration } from '../config.ts';
import { countOf, isCommitted } from '../firestore.ts';
import { log } from '../logs.ts';
import type { RequestMailKind } from '../mail/mailDocument.ts';
import { inDays, retention } from '../retention.ts';
import { hour } from '../time.ts';
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
  /** Verified by App Check. The limits of e-mails per source do not apply to a verified call. */
  verified: boolean;
  /** How many requests its network has had stored today, with this one. */
  place?: number;
}

export const directCreates: Caller = { kind: 'database', network: null, verified: false };

/** The `turn` of a request whose network is unknown: it comes after all others. */
export const lastTurn = 1_000_000;

interface QuotaSettings {
  firestore: Firestore;
  limits: DailyLimits;
  salt: string;
}

const today = (): string => new Date().toISOString().slice(0, 10);

/** The limits that an instance logs when they are reached, each at most once a day. */
const reported: readonly string[] = ['team', 'confirmations', 'storedPerSource', 'storedPerHour'];
const said = new Set<string>();
const reportLimit = (kind: keyof DailyLimits): void => {
  const once = kind + today();
  if (!reported.includes(kind) || said.has(once)) return;
  said.add(once);
  log('limitReached', { code: kind });
};

/**
 * Counts a request against one limit of today. Returns about how many requests are then counted, or null if the request
 * is not among the first that the limit allows. A bucket has one document for each counted request, so a repeated call
 * does not count a request again. `key`: what has a bucket of its own, such as a mailbox. `more`: further fields of the
 * document. `mayBegin` is asked before the first request of a bucket is counted.
 */
const claim = async (
  { firestore, limits, salt }: QuotaSettings,
  requestId: string,
  kind: keyof DailyLimits,
  key = '',
  { more, mayBegin }: { more?: object; mayBegin?: () => Promise<boolean> } = {},
): Promise<number | null> => {
  const limit = limits[kind];
  const day = today();
  const hash = createHmac('sha256', salt)
    .update(JSON.stringify([kind, day, key]))
    .digest('hex');
  const bucket = `${kind}-${day}-${hash.slice(0, 32)}`;
  const claims = firestore.collection(collections.claims);
  const inBucket = claims.where('bucket', '==', bucket);

  const own = claims.doc(`${bucket}-${requestId}`);
  const before = await countOf(inBucket.limit(limit));
  if (before >= limit && !(await own.get()).exists) return null;
  if (before === 0 && mayBegin && !(await mayBegin())) return null;
  const created = { created_at: FieldValue.serverTimestamp(), expires_at: inDays(retention.claimDays) };
  await isCommitted(firestore.batch().create(own, { ...more, bucket, ...created }));
  const count = await countOf(inBucket.limit(limit + 1));
  if (count <= limit) return count;
  const earlier = inBucket.orderBy('created_at').endBefore(await own.get());
  return (await countOf(earlier.limit(limit))) < limit ? limit : null;
};

/**
 * Counts a call before anything is stored. Returns its place among the requests of its network today, or the limit that
 * refuses it. Above the limit of an hour, only a network without an earlier request today is refused.
 */
export const placeOfCall = async (
  settings: QuotaSettings,
  requestId: string,
  { network }: Caller,
): Promise<number | 'storedPerSource' | 'storedPerHour'> => {
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
