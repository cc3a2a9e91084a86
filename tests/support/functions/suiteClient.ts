import { host, type Suite, suites } from '../../../emulators/configuration.ts';
import { notificationFunction, notificationPath, region } from '../../../shared/callable.ts';
import { collections } from '../../../shared/collections.ts';
import { type Submission, toStoredRequest } from '../../../shared/consultationRequest.ts';

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

const fieldsOf = (submission: Submission): object =>
  Object.fromEntries(
    Object.entries(toStoredRequest(submission)).map(([name, value]) => [
      name,
      value === null ? { nullValue: null } : { stringValue: value },
    ]),
  );

/** Sends requests to a suite like the browser, and events like the platform. */
export const clientOf = ({ projectId, ports }: Suite) => {
  const documents = `projects/${projectId}/databases/(default)/documents`;
  const functions = `http://${host}:${ports.functions}`;

  /** Delivers the event of a stored request again, as the platform may do. */
  const requestEvent = async (submission: Submission): Promise<number> => {
    const document = `${collections.requests}/${submission.request_id}`;
    const time = new Date().toISOString();
    const fields = { ...fieldsOf(submission), created_at: { timestampValue: time } };
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
      data: { value: { name: `${documents}/${document}`, createTime: time, updateTime: time, fields } },
    };
    const trigger = `${region}-onConsultationRequestCreated-0`;
    const response = await fetch(`${functions}/functions/projects/${projectId}/triggers/${trigger}`, {
      method: 'POST',
      headers: { 'content-type': 'application/cloudevents+json' },
      body: JSON.stringify(event),
    });
    return response.status;
  };

  return {
    addresses: {
      direct: `${functions}/${projectId}/${region}/${notificationFunction}`,
      rewrite: `http://${host}:${ports.hosting}${notificationPath}`,
    },

    /** Creates a request like the browser: anonymously, under the rules. `change` adds or replaces fields. */
    insert: async (submission: Submission, change: object = {}): Promise<number> => {
      const write = {
        update: {
          name: `${documents}/${collections.requests}/${submission.request_id}`,
          fields: { ...fieldsOf(submission), ...change },
        },
        updateTransforms: [{ fieldPath: 'created_at', setToServerValue: 'REQUEST_TIME' }],
        currentDocument: { exists: false },
      };
      const response = await fetch(`http://${host}:${ports.firestore}/v1/${documents}:commit`, {
        method: 'POST',
        body: JSON.stringify({ writes: [write] }),
      });
      return response.status;
    },

    requestEvent,
  };
};

/** The client of the test suite. */
export const { addresses, insert, requestEvent: deliverEvent } = clientOf(suites.test);

export const call = (data: unknown, address = addresses.direct): Promise<Answer> => post({ data }, address);
