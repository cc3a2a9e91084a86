import { emulatedFunction, emulatorSets, host } from '../../../emulators/configuration.ts';
import { type Submission, toStoredRequest } from '../../../shared/consultationRequest.ts';
import { notificationFunction, notificationPath } from '../../../shared/endpoints.ts';
import { createRequests } from '../firestoreRest.ts';

const { projectId, ports } = emulatorSets.test;

export const addresses = {
  direct: emulatedFunction(emulatorSets.test, notificationFunction),
  rewrite: `http://${host}:${ports.hosting}${notificationPath}`,
};

export interface Answer {
  status: number;
  body: { result?: unknown; error?: { status: string; message: string; details?: unknown } };
}

/** Posts a body to the callable as JSON. A string is sent unchanged. */
export const post = async (
  body: unknown,
  address: string,
  headers: Record<string, string> = {},
): Promise<Answer> => {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Answer['body'] };
};

export const call = (data: unknown, address = addresses.direct): Promise<Answer> => post({ data }, address);

/** Creates a request in the database, as the browser does. `change` adds or replaces fields. */
export const insert = async (submission: Submission, change: object = {}): Promise<number> => {
  const data = { ...toStoredRequest(submission), ...change };
  return (await createRequests(projectId, [submission.request_id, data])).status;
};
