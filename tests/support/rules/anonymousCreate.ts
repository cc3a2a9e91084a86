import { collections } from '../../../shared/collections.ts';
import { newRequestId } from '../../../web/src/consultation/sending/requestId.ts';
import { firestoreAddress } from './rulesEnvironment.ts';

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
const toFields = (data: object): object =>
  Object.fromEntries(Object.entries(data).map(([name, value]) => [name, toValue(value)]));

/**
 * Whether the rules let anybody create all these requests in one commit, with the server's time in `created_at`. Uses
 * the REST API, because the SDK would take minutes for thousands of requests. Firestore refuses some field names with
 * 400 before it evaluates the rules.
 */
export const mayCreate = async (project: string, ...requests: object[]): Promise<boolean> => {
  const documents = `projects/${project}/databases/(default)/documents`;
  const writes = requests.map((request) => ({
    update: { name: `${documents}/${collections.requests}/${newRequestId()}`, fields: toFields(request) },
    updateTransforms: [{ fieldPath: 'created_at', setToServerValue: 'REQUEST_TIME' }],
    currentDocument: { exists: false },
  }));
  const body = JSON.stringify({ writes });
  const response = await fetch(`${firestoreAddress}/v1/${documents}:commit`, { method: 'POST', body });
  const answer = await response.text();
  if (![200, 400, 403].includes(response.status))
    throw new Error(
      `Expected 200, 400 or 403, came ${response.status}: ${answer} for ${body.slice(0, 1_000)}`,
    );
  return response.status === 200;
};
