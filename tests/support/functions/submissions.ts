import type { Submission } from '../../../shared/consultationRequest.ts';
import { newRequestId } from '../../../web/src/consultation/sending/requestId.ts';
import { sampleSubmission } from '../samples.ts';

/** A unique submission: the e-mail address and the message contain the id. */
export const newSubmission = (change: Partial<Submission> = {}): Submission => {
  const request_id = newRequestId();
  return {
    ...sampleSubmission,
    email: `${request_id.toLowerCase()}@example.com`,
    message: `Anfrage ${request_id}\nZweite Zeile.`,
    request_id,
    ...change,
  };
};

export const newSubmissions = (count: number, change: Partial<Submission> = {}): Submission[] =>
  Array.from({ length: count }, () => newSubmission(change));

/** The same content under a new id. */
export const again = (submission: Submission): Submission => ({ ...submission, request_id: newRequestId() });

/** The ids of requests, sorted. */
export const idsOf = (submissions: readonly Submission[]): string[] =>
  submissions.map(({ request_id }) => request_id).toSorted();
