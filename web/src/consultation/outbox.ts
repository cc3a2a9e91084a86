import type { Submission } from '@helvardar/shared/consultationRequest';
import { readStored, storageKeys, store, storedKeys } from '../browser/storage.ts';
import { type Age, afterTry } from './outboxAge.ts';

/** What one key holds: no tab writes what another one keeps. */
interface Entry extends Age {
  submission: Submission;
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

/** True when it is really there: a browser may refuse access, or be full. */
const write = (entry: Entry): boolean => {
  const key = keyOf(entry.submission.request_id);
  const text = JSON.stringify(entry);
  store(key, text);
  return readStored(key) === text;
};

/**
 * The previous release kept one list for all requests. Each goes to a key of its own, and the list only when nobody has
 * written to it meanwhile; two tabs at once do the same twice.
 */
const takeOver = (): void => {
  const text = readStored(storageKeys.outbox);
  if (text === null) return;
  const list = parsed(text);
  const left = (Array.isArray(list) ? list.filter(isEntry) : []).filter(
    ({ submission, since }) => !read(submission.request_id) && !write({ submission, since, tries: 0 }),
  );
  if (readStored(storageKeys.outbox) === text)
    store(storageKeys.outbox, left.length > 0 ? JSON.stringify(left) : null);
};

const entries = (): Entry[] => {
  takeOver();
  const start = `${storageKeys.outbox}/` as const;
  return storedKeys(start)
    .flatMap((key) => read(key.slice(start.length)) ?? [])
    .sort((one, other) => one.since - other.since);
};

/** Keeps a request from before its first call until one call has delivered it; false where the browser keeps nothing. */
export const keep = (submission: Submission, now = Date.now()): boolean =>
  write({ submission, since: now, tries: 0 });

export const forget = (requestId: string): void => store(keyOf(requestId), null);

/** What is to be sent again, the oldest first. */
export const waiting = (): Submission[] =>
  entries()
    .filter(({ over }) => !over)
    .map(({ submission }) => submission);

/** What is not sent again, and stays until its visitor has seen it. */
export const unsent = (): Submission[] =>
  entries()
    .filter(({ over }) => over)
    .map(({ submission }) => submission);

/** Notes a try in vain. One that was refused for good is over at once; what is no longer kept stays so. */
export const noteFailure = (requestId: string, refused: boolean, now = Date.now()): void => {
  const entry = read(requestId);
  if (!entry) return;
  const { submission, ...age } = entry;
  write({ submission, ...afterTry(age, now), ...(refused && { over: true }) });
};
