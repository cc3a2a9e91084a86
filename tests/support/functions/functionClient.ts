import { emulatedFunction, emulatorSets, host } from '../../../emulators/configuration.ts';
import { collections } from '../../../shared/collections.ts';
import { type Submission, toStoredRequest } from '../../../shared/consultationRequest.ts';
import { notificationFunction, notificationPath, region } from '../../../shared/endpoints.ts';
import { createRequests, documentsOf, toFields } from '../firestoreRest.ts';

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
  signal: AbortSignal | null = null,
): Promise<Answer> => {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
    signal,
  });
  return { status: response.status, body: (await response.json()) as Answer['body'] };
};

export const call = (data: unknown, address = addresses.direct): Promise<Answer> => post({ data }, address);

/** Creates a request in the database, as the browser does. `change` adds or replaces fields. */
export const insert = async (submission: Submission, change: object = {}): Promise<number> => {
  const data = { ...toStoredRequest(submission), ...change };
  return (await createRequests(projectId, [submission.request_id, data])).status;
};

/** Delivers the event of a stored request again, as the platform may do. */
export const deliverEvent = async (submission: Submission): Promise<number> => {
  const document = `${collections.requests}/${submission.request_id}`;
  const now = new Date();
  const time = now.toISOString();
  const name = `${documentsOf(projectId)}/${document}`;
  const fields = toFields({ ...toStoredRequest(submission), created_at: now });
  const event = {
    specversion: '1.0',
    id: document,
    type: 'google.cloud.firestore.document.v1.created',
    source: `//firestore.googleapis.com/projects/${projectId}/databases/(default)`,
    datacontenttype: 'application/json',
    time,
    project: projectId,
    database: '(default)',
    namespace: '(default)',
    document,
    data: { value: { name, createTime: time, updateTime: time, fields } },
  };
  const triggers = `http://${host}:${ports.functions}/functions/projects/${projectId}/triggers`;
  const response = await fetch(`${triggers}/${region}-onConsultationRequestCreated-0`, {
    method: 'POST',
    headers: { 'content-type': 'application/cloudevents+json' },
    body: JSON.stringify(event),
  });
  return response.status;
};
