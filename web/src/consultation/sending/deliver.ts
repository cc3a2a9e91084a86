import type { Submission } from '@helvardar/shared/consultationRequest';
import { withTimeout } from '../../browser/withTimeout.ts';

/** Milliseconds: the limit for one call, and for a whole delivery. */
export const stepLimit = 8_000;
const totalLimit = 20_000;

/** The network calls that deliver a submission. */
export interface Calls {
  /** Creates the document in Firestore. */
  store: (submission: Submission) => Promise<void>;
  /** Calls the function through the Firebase SDK. */
  notify: (submission: Submission) => Promise<void>;
  /** Posts to the function without the SDK: at a path of this site or, if this fails, at the function's own address. */
  post: (submission: Submission, milliseconds: number) => Promise<void>;
}

/** The function has read the request and will never accept it. */
export class Refusal extends Error {}

/** Either `stored` or `notified` is enough for the team to learn of the request. */
export interface Delivery {
  stored: boolean;
  notified: boolean;
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
 * Makes the calls in order: `store`, `notify`, and `post` only if `notify` failed. Never throws, and ends within
 * `totalLimit`. Skips `store` for a submission with a filled honeypot: the function stores it and marks it as suspected
 * spam, which the Firestore rules do not allow a browser.
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
