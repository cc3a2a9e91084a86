import { emulatorSets, host } from '../../emulators/configuration.ts';
import { collections } from '../../shared/collections.ts';
import { newRequestId } from '../../web/src/consultation/sending/requestId.ts';

export const firestoreAddress = `http://${host}:${emulatorSets.test.ports.firestore}`;

export const documentsOf = (project: string) => `projects/${project}/databases/(default)/documents`;

const toValue = (value: unknown): object => {
  if (value === null) return { nullValue: null };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number')
    return Number.isInteger(value) ? { integerValue: `${value}` } : { doubleValue: `${value}` };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (value instanceof Uint8Array) return { bytesValue: Buffer.from(value).toString('base64') };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(toValue) } };
  return { mapValue: { fields: toFields(value as object) } };
};
/** The data of a document in the format of the REST API. */
const toFields = (data: object): object =>
  Object.fromEntries(Object.entries(data).map(([name, value]) => [name, toValue(value)]));

/**
 * Creates consultation requests in one commit of Firestore's REST API, anonymously, so that the rules apply. The SDK
 * would take minutes for thousands of requests.
 */
export const createRequests = (project: string, ...requests: [id: string, data: object][]) => {
  const writes = requests.map(([id, data]) => ({
    update: { name: `${documentsOf(project)}/${collections.requests}/${id}`, fields: toFields(data) },
    updateTransforms: [{ fieldPath: 'created_at', setToServerValue: 'REQUEST_TIME' }],
    currentDocument: { exists: false },
  }));
  const body = JSON.stringify({ writes });
  return fetch(`${firestoreAddress}/v1/${documentsOf(project)}:commit`, { method: 'POST', body });
};

/**
 * Whether the rules let anybody create these consultation requests in one commit. Status 400 also means no, because
 * Firestore refuses some field names before it evaluates the rules.
 */
export const mayCreate = async (project: string, ...requests: object[]): Promise<boolean> => {
  const response = await createRequests(
    project,
    ...requests.map((data): [string, object] => [newRequestId(), data]),
  );
  const answer = await response.text();
  if (![200, 400, 403].includes(response.status))
    throw new Error(
      `Expected 200, 400 or 403, got ${response.status}: ${answer} for ${JSON.stringify(requests).slice(0, 1_000)}`,
    );
  return response.status === 200;
};
