import type { Submission } from '@helvardar/shared/consultationRequest';
import { readStored, storageKeys, store, storedKeys } from '../../browser/storage.ts';

/** For how long a request is resent automatically, in milliseconds: seven days. */
export const lifetime = 7 * 24 * 60 * 60 * 1000;

/** A request in the outbox. It has its own key in localStorage, so that tabs do not overwrite each other's requests. */
interface Entry {
  submission: Submission;
  /** When the request was stored, in milliseconds by the browser's clock. */
  since: number;
  /** A refused request is only shown to the visitor and no longer resent automatically. */
  refused?: true;
  /** When the visitor chose *Not Now*, in milliseconds by the browser's clock. */
  postponed?: number;
}

const keyOf = (requestId: string) => `${storageKeys.outbox}/${requestId}` as const;

/** Whether the value is an entry under its own key, whose submission holds nothing but texts. */
const isEntry = (value: unknown, requestId: string): value is Entry =>
  (value as Entry | null)?.submission?.request_id === requestId &&
  Object.values((value as Entry).submission).every((each) => typeof (each ?? '') === 'string') &&
  typeof (value as Entry).since === 'number';

const read = (requestId: string): Entry | undefined => {
  try {
    const value: unknown = JSON.parse(readStored(keyOf(requestId)) ?? 'null');
    return isEntry(value, requestId) ? value : undefined;
  } catch {
    return undefined;
  }
};

/** False if the browser refuses access or its storage is full. */
const write = (entry: Entry): boolean => {
  const key = keyOf(entry.submission.request_id);
  const text = JSON.stringify(entry);
  store(key, text);
  return readStored(key) === text;
};

const entries = (): Entry[] => {
  const start = `${storageKeys.outbox}/` as const;
  return storedKeys(start)
    .flatMap((key) => read(key.slice(start.length)) ?? [])
    .sort((one, other) => one.since - other.since);
};

/** Stores a request before it is sent. Returns whether the browser has stored it. */
export const keep = (submission: Submission, now = Date.now()): boolean => write({ submission, since: now });

export const forget = (requestId: string): void => store(keyOf(requestId), null);

/**
 * Whether automatic resending has ended. `since` can lie in the future if the clock was changed, so the age counts in
 * both directions.
 */
const isEnded = ({ since, refused }: Entry, now: number): boolean =>
  refused === true || Math.abs(now - since) >= lifetime;

/** The requests to resend automatically, oldest first. */
export const waiting = (now = Date.now()): Submission[] =>
  entries()
    .filter((entry) => !isEnded(entry, now))
    .map(({ submission }) => submission);

/** Whether the visitor has postponed a request since this page was opened, here or in another tab. */
const isPostponed = ({ postponed }: Entry, now: number, opened: number): boolean =>
  postponed !== undefined && opened <= postponed && postponed <= now;

/** The requests that only the visitor can still send, oldest first, without those postponed until the next visit. */
export const unsent = (now = Date.now(), opened = performance.timeOrigin): Submission[] =>
  entries()
    .filter((entry) => isEnded(entry, now) && !isPostponed(entry, now, opened))
    .map(({ submission }) => submission);

/** Changes a request if it is still stored. */
const change = (requestId: string, changes: Partial<Entry>): void => {
  const entry = read(requestId);
  if (entry) write({ ...entry, ...changes });
};

/** Ends the automatic resending of a request. */
export const noteRefusal = (requestId: string): void => change(requestId, { refused: true });

/** Hides all unsent requests in the pages that are open now. */
export const postpone = (now = Date.now()): void => {
  for (const { request_id: requestId } of unsent(now)) change(requestId, { postponed: now });
};
