import { collections } from '@helvardar/shared/collections';
import { expect } from 'vitest';
import { emulatorSets } from '../../../emulators/configuration.ts';
import { documentsOf, firestoreAddress } from '../firestoreRest.ts';
import { mailsAbout } from '../receivedMails.ts';

/** Fields in the format of Firestore's REST API, such as `{ name: { stringValue: 'Ada' } }`. */
type Fields = Record<string, Record<string, unknown>>;
interface StoredDocument {
  id: string;
  fields: Fields;
}

const documentsWith = async (collectionId: string, fieldPath: string, stringValue: string) => {
  const response = await fetch(
    `${firestoreAddress}/v1/${documentsOf(emulatorSets.test.projectId)}:runQuery`,
    {
      method: 'POST',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: JSON.stringify({
        structuredQuery: {
          from: [{ collectionId }],
          where: { fieldFilter: { field: { fieldPath }, op: 'EQUAL', value: { stringValue } } },
        },
      }),
    },
  );
  if (!response.ok) throw new Error(`Expected documents, got ${response.status} ${await response.text()}`);
  const found = (await response.json()) as { document?: { name: string; fields: Fields } }[];
  return found.flatMap(({ document }): StoredDocument[] =>
    document ? [{ id: document.name.split('/').at(-1) ?? '', fields: document.fields }] : [],
  );
};

export const storedRequests = (email: string) => documentsWith(collections.requests, 'email', email);

/** Expects that the database and the inbox contain nothing of this visitor. */
export const expectNothingArrived = async (email: string): Promise<void> => {
  expect(await storedRequests(email)).toEqual([]);
  for (const field of ['to', 'replyTo'])
    expect(await documentsWith(collections.mail, field, email)).toEqual([]);
  expect(await mailsAbout(email)).toEqual([]);
};
