import { host, type Suite } from './configuration.ts';

/** A field as Firestore's REST interface writes it: the type is the key. */
type Value = Record<string, unknown>;
interface Document {
  name: string;
  fields?: Record<string, Value>;
}

/** The emulator takes `owner` for the administrator, whom no rule binds. */
const headers = { authorization: 'Bearer owner', 'content-type': 'application/json' };

const parentOf = ({ projectId }: Suite) => `projects/${projectId}/databases/(default)/documents`;
const addressOf = (suite: Suite) => `http://${host}:${suite.ports.firestore}/v1/${parentOf(suite)}`;

/** Creates a document with the server's time in `timeField`; one that exists already stays as it is. */
export const createDocument = async (
  suite: Suite,
  path: string,
  fields: Record<string, string | null>,
  timeField: string,
): Promise<void> => {
  const write = {
    update: {
      name: `${parentOf(suite)}/${path}`,
      fields: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, toValue(value)])),
    },
    updateTransforms: [{ fieldPath: timeField, setToServerValue: 'REQUEST_TIME' }],
    currentDocument: { exists: false },
  };
  const body = JSON.stringify({ writes: [write] });
  const response = await fetch(`${addressOf(suite)}:commit`, { method: 'POST', headers, body });
  if (!response.ok && response.status !== 409)
    throw new Error(
      `Firestore was to create ${path} and answered ${response.status}: ${await response.text()}`,
    );
};

/** The first 300 documents of a collection by id, with plain values. */
export const listDocuments = async (
  suite: Suite,
  collection: string,
): Promise<Record<string, Record<string, unknown>>> => {
  const response = await fetch(`${addressOf(suite)}/${collection}?pageSize=300`, { headers });
  if (!response.ok) throw new Error(`Firestore was to list ${collection} and answered ${response.status}.`);
  const { documents = [] } = (await response.json()) as { documents?: Document[] };
  return Object.fromEntries(
    documents.map(({ name, fields }) => [name.split('/').at(-1) ?? name, fromFields(fields)]),
  );
};

const toValue = (value: string | null): Value =>
  value === null ? { nullValue: null } : { stringValue: value };

const fromFields = (fields: Record<string, Value> = {}): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, fromValue(value)]));

const fromValue = (value: Value): unknown => {
  const [type, content] = Object.entries(value)[0] ?? [];
  if (type === 'mapValue') return fromFields((content as { fields?: Record<string, Value> }).fields);
  if (type === 'arrayValue') return ((content as { values?: Value[] }).values ?? []).map(fromValue);
  return type === 'integerValue' ? Number(content) : content;
};
