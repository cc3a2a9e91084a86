import { setTimeout } from 'node:timers/promises';
import { collections } from '@helvardar/shared/collections';
import { expect, vi } from 'vitest';
import { host, suites } from '../../../emulators/configuration.ts';

const { ports, projectId } = suites.test;

/** Fields in Firestore's REST format: the type is the key. */
type Fields = Record<string, Record<string, unknown>>;
export interface StoredDocument {
  id: string;
  fields: Fields;
}

/** The documents of a collection with this text in a field. */
const documentsWith = async (collectionId: string, fieldPath: string, stringValue: string) => {
  const parent = `http://${host}:${ports.firestore}/v1/projects/${projectId}/databases/(default)/documents`;
  const response = await fetch(`${parent}:runQuery`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({
      structuredQuery: {
        from: [{ collectionId }],
        where: { fieldFilter: { field: { fieldPath }, op: 'EQUAL', value: { stringValue } } },
      },
    }),
  });
  if (!response.ok) throw new Error(`Expected documents, came ${response.status} ${await response.text()}`);
  const found = (await response.json()) as { document?: { name: string; fields: Fields } }[];
  return found.flatMap(({ document }): StoredDocument[] =>
    document ? [{ id: document.name.split('/').at(-1) ?? '', fields: document.fields }] : [],
  );
};

/** The documents of `consultation_requests` with this address in `email`. */
export const storedRequests = (email: string) => documentsWith(collections.requests, 'email', email);

export interface Mail {
  subject: string;
  text: string;
  to: { address: string }[];
  replyTo?: { address: string }[];
}

/** The e-mails in the inbox to this visitor, and the e-mails to the team with this visitor as Reply-To. */
export const mailsAbout = async (email: string): Promise<Mail[]> => {
  const mails = ['to', 'replyTo'].map(async (field) => {
    const query = new URLSearchParams({ [`${field}.address`]: email });
    return (await fetch(`http://${host}:${ports.inbox}/email?${query}`)).json() as Promise<Mail[]>;
  });
  return (await Promise.all(mails)).flat();
};

/** Milliseconds; longer than the delay between the two notifications of a request (trigger and callable). */
const longerThanSecondWay = 1_000;

/** Waits for the two e-mails of a request, and then long enough for a third. */
export const mailsOf = async (email: string): Promise<{ team: Mail; visitor: Mail }> => {
  await vi.waitFor(async () => expect(await mailsAbout(email)).toHaveLength(2), {
    timeout: 30_000,
    interval: 200,
  });
  await setTimeout(longerThanSecondWay);
  const mails = await mailsAbout(email);
  const [visitor, ...others] = mails.filter(({ to }) => to.some(({ address }) => address === email));
  const [team] = mails.filter(({ replyTo = [] }) => replyTo.some(({ address }) => address === email));
  if (mails.length !== 2 || !visitor || !team || others.length > 0)
    throw new Error(`Expected one e-mail to the team and one to the visitor, came ${JSON.stringify(mails)}`);
  return { team, visitor };
};

/** Expects that database and inbox have no request and no e-mail of this visitor. */
export const expectNothingArrived = async (email: string): Promise<void> => {
  expect(await storedRequests(email)).toEqual([]);
  for (const field of ['to', 'replyTo'])
    expect(await documentsWith(collections.mail, field, email)).toEqual([]);
  expect(await mailsAbout(email)).toEqual([]);
};
