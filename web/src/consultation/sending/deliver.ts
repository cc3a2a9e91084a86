import type { Submission } from '@helvardar/shared/consultationRequest';
import { withTimeout } from '../../browser/withTimeout.ts';

/** The longest waits in milliseconds: for one call, and for all calls of a delivery together. */
export const stepLimit = 8_000;
export const totalLimit = 20_000;

/** The network calls that deliver a submission. If a call does not answer in time, `deliver` makes the next call. */
export interface Calls {
  /** Creates the document in Firestore. */
  store: (submission: Submission) => Promise<void>;
  /** Calls the function through the Firebase SDK. */
  notify: (submission: Submission) => Promise<void>;
  /** Posts to the function without the SDK, within `milliseconds`: to the site's origin or, if this fails, directly. */
  post: (submission: Submission, milliseconds: number) => Promise<void>;
}

/** Thrown by a call if the function has read the request and will never accept it. */
export class Refusal extends Error {}

/** The outcome of a delivery. Either `stored` or `notified` is enough for the team to learn of the request. */
export interface Delivery {
  stored: boolean;
  notified: boolean;
  /** The function answered that it will never accept this request. */
  refused: boolean;
}

type Outcome = 'done' | 'failed' | 'refused';

const outcomeOf = async (promise: Promise<void>, message: string): Promise<Outcome> => {
  try {
    await promise;
    return 'done';
  } catch (error) {
    console.error(message, error instanceof Error ? error.message : error);
    return error instanceof Refusal ? 'refused' : 'failed';
  }
};

/**
 * Makes the calls in order: `store`, then `notify`, then `post` only if `notify` failed. Never throws, and ends within
 * `totalLimit` even if no service answers. Only the function stores a submission with a filled honeypot: it marks the
 * request as suspected, which the Firestore rules do not allow a browser to do.
 */
export const deliver = async (submission: Submission, calls: Calls): Promise<Delivery> => {
  const end = performance.now() + totalLimit;
  const limit = () => Math.max(0, Math.min(stepLimit, end - performance.now()));

  const trapped = submission.honeypot !== '';
  const stored = trapped
    ? 'failed'
    : await outcomeOf(withTimeout(limit(), calls.store(submission)), 'Form submission failed');
  const called = await outcomeOf(withTimeout(limit(), calls.notify(submission)), 'Email notification error');
  const notified =
    called === 'done'
      ? called
      : await outcomeOf(withTimeout(limit(), calls.post(submission, limit())), 'Email notification error');
  return { stored: stored === 'done', notified: notified === 'done', refused: notified === 'refused' };
};
