import type { Submission } from '@helvardar/shared/consultationRequest';
import { readStored, storageKeys, store, storedKeys } from '../../browser/storage.ts';

/** Milliseconds for which a request is sent again by itself: seven days. */
export const lifetime = 7 * 24 * 60 * 60 * 1000;

/** The value of one key. Each request has its own key, so that tabs do not overwrite each other's requests. */
interface Entry {
  submission: Submission;
  /** The time at which the request was stored, in milliseconds by the browser's clock. */
  since: number;
  /** The request is only shown and no longer sent by itself, whatever its age. */
  over?: true;
}

const keyOf = (requestId: string) => `${storageKeys.outbox}/${requestId}` as const;

const parsed = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
};

const isEntry = (value: unknown): value is Entry =>
  typeof (value as Entry | null)?.submission?.request_id === 'string' &&
  typeof (value as Entry).since === 'number';

const read = (requestId: string): Entry | undefined => {
  const value = parsed(readStored(keyOf(requestId)));
  return isEntry(value) ? value : undefined;
};

/** True when the entry is stored; a browser may refuse access or be full. */
const write = (entry: Entry): boolean => {
  const key = keyOf(entry.submission.request_id);
  const text = JSON.stringify(entry);
  store(key, text);
  return readStored(key) === text;
};

/**
 * Moves the requests in the single list of the previous release to one key each. The list keeps what cannot be written, and
 * stays as it is when another tab writes to it meanwhile. It is idempotent, so two tabs may run it at once.
 */
const migrateList = (): void => {
  const text = readStored(storageKeys.outbox);
  if (text === null) return;
  const list = parsed(text);
  const left = (Array.isArray(list) ? list.filter(isEntry) : []).filter(
    ({ submission, since }) => !read(submission.request_id) && !write({ submission, since }),
  );
  if (readStored(storageKeys.outbox) === text)
    store(storageKeys.outbox, left.length > 0 ? JSON.stringify(left) : null);
};

const entries = (): Entry[] => {
  migrateList();
  const start = `${storageKeys.outbox}/` as const;
  return storedKeys(start)
    .flatMap((key) => read(key.slice(start.length)) ?? [])
    .sort((one, other) => one.since - other.since);
};

/** Stores a request before its first call; false where the browser does not store it. */
export const keep = (submission: Submission, now = Date.now()): boolean => write({ submission, since: now });

export const forget = (requestId: string): void => store(keyOf(requestId), null);

/** With a wrong clock an entry may lie in the future. There too it is sent again only within seven days of now. */
const isOver = ({ since, over }: Entry, now: number): boolean =>
  over === true || Math.abs(now - since) >= lifetime;

/** The requests to send again, oldest first. */
export const waiting = (now = Date.now()): Submission[] =>
  entries()
    .filter((entry) => !isOver(entry, now))
    .map(({ submission }) => submission);

/** The requests that are only sent when the visitor asks for it, oldest first. */
export const unsent = (now = Date.now()): Submission[] =>
  entries()
    .filter((entry) => isOver(entry, now))
    .map(({ submission }) => submission);

/** Ends the sending of a refused request. A request that is no longer stored stays deleted. */
export const noteRefusal = (requestId: string): void => {
  const entry = read(requestId);
  if (entry) write({ ...entry, over: true });
};
