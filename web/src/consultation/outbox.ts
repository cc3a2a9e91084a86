import type { Submission } from '@helvardar/shared/consultationRequest';
import { readStored, storageKeys, store } from '../storage.ts';

/** Milliseconds: seven days. */
export const outboxLifetime = 7 * 24 * 60 * 60 * 1000;

interface Waiting {
  submission: Submission;
  since: number;
}

const read = (): Waiting[] => {
  try {
    const waiting: unknown = JSON.parse(readStored(storageKeys.outbox) ?? '[]');
    return Array.isArray(waiting)
      ? waiting.filter((entry) => typeof entry?.submission?.request_id === 'string')
      : [];
  } catch {
    return [];
  }
};

/** A browser without usable storage keeps nothing; the three calls are made all the same. */
const write = (waiting: Waiting[]): void => {
  store(storageKeys.outbox, waiting.length > 0 ? JSON.stringify(waiting) : null);
};

const without = (requestId: string) => read().filter(({ submission }) => submission.request_id !== requestId);

/** Keeps a request from before its first call until one call has delivered it; its age counts from the first time. */
export const keep = (submission: Submission, now = Date.now()): void => {
  const before = read().find((entry) => entry.submission.request_id === submission.request_id);
  write([...without(submission.request_id), { submission, since: before?.since ?? now }]);
};

export const forget = (requestId: string): void => write(without(requestId));

/** What still waits; what has waited for longer than seven days is gone. */
export const waiting = (now = Date.now()): Submission[] => {
  const all = read();
  const fresh = all.filter(({ since }) => now - since < outboxLifetime);
  if (fresh.length < all.length) write(fresh);
  return fresh.map(({ submission }) => submission);
};
