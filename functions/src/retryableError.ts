import { type Facts, failureFacts, log } from './logs.ts';

/** Makes the platform repeat the event of a trigger. */
export class RetryableError extends Error {
  constructor(code: string | number | undefined) {
    super(`The event shall come again: ${code}`);
  }
}

/**
 * Runs the work of a trigger. Throws a `RetryableError` instead of an error of the work, because the platform logs
 * errors, and their messages may quote data.
 */
export const retryOnFailure = async (ids: Facts, work: Promise<void>): Promise<void> => {
  try {
    await work;
  } catch (error) {
    if (error instanceof RetryableError) throw error;
    const facts = failureFacts(error);
    log('eventFailed', { ...ids, ...facts });
    throw new RetryableError(facts.code);
  }
};
