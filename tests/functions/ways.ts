import { host, suites } from '../../emulators/configuration.ts';
import { notificationFunction, notificationPath, region } from '../../shared/callable.ts';
import { collections } from '../../shared/collections.ts';
import { type Submission, toStoredRequest } from '../../shared/consultationRequest.ts';

const { projectId, ports } = suites.test;

export const addresses = {
  direct: `http://${host}:${ports.functions}/${projectId}/${region}/${notificationFunction}`,
  rewrite: `http://${host}:${ports.hosting}${notificationPath}`,
};

export interface Answer {
  status: number;
  body: { result?: unknown; error?: { status: string; message: string; details?: unknown } };
}

/** Posts a body to the callable as it stands: a text is sent unchanged. */
export const post = async (
  body: unknown,
  address = addresses.direct,
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

const documents = `projects/${projectId}/databases/(default)/documents`;

const fieldsOf = (submission: Submission): object =>
  Object.fromEntries(
    Object.entries(toStoredRequest(submission)).map(([name, value]) => [
      name,
      value === null ? { nullValue: null } : { stringValue: value },
    ]),
  );

/** Creates the document as the browser does: anonymously, under the security rules; with other fields, as a script may. */
export const insert = async (submission: Submission, change: object = {}): Promise<number> => {
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
};

/** Delivers the event of a stored request to its trigger once more, as the platform may. */
export const deliverEvent = async (submission: Submission): Promise<number> => {
  const document = `${collections.requests}/${submission.request_id}`;
  const time = new Date().toISOString();
  const event = {
    specversion: '1.0',
    id: submission.request_id,
    type: 'google.cloud.firestore.document.v1.created',
    source: `//firestore.googleapis.com/projects/${projectId}/databases/(default)`,
    datacontenttype: 'application/json',
    time,
    project: projectId,
    database: '(default)',
    namespace: '(default)',
    document,
    data: {
      value: {
        name: `${documents}/${document}`,
        createTime: time,
        updateTime: time,
        fields: { ...fieldsOf(submission), created_at: { timestampValue: time } },
      },
    },
  };
  const trigger = `${region}-onConsultationRequestCreated-0`;
  const response = await fetch(
    `http://${host}:${ports.functions}/functions/projects/${projectId}/triggers/${trigger}`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/cloudevents+json' },
      body: JSON.stringify(event),
    },
  );
  return response.status;
};
