import { collections } from '@helvardar/shared/collections';
import { expect, vi } from 'vitest';
import { host, suites } from '../../../emulators/configuration.ts';

const { ports, projectId } = suites.test;

/** A field as Firestore's REST interface writes it: the type is the key. */
type Fields = Record<string, Record<string, unknown>>;
export interface StoredDocument {
  id: string;
  fields: Fields;
}

/** The documents of `consultation_requests` with this address in `email`. */
export const storedRequests = async (email: string): Promise<StoredDocument[]> => {
  const parent = `http://${host}:${ports.firestore}/v1/projects/${projectId}/databases/(default)/documents`;
  const response = await fetch(`${parent}:runQuery`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({
      structuredQuery: {
        from: [{ collectionId: collections.requests }],
        where: {
          fieldFilter: { field: { fieldPath: 'email' }, op: 'EQUAL', value: { stringValue: email } },
        },
      },
    }),
  });
  if (!response.ok) throw new Error(`Expected documents, came ${response.status} ${await response.text()}`);
  const found = (await response.json()) as { document?: { name: string; fields: Fields } }[];
  return found.flatMap(({ document }) =>
    document ? [{ id: document.name.split('/').at(-1) ?? '', fields: document.fields }] : [],
  );
};

export interface Mail {
  subject: string;
  text: string;
  to: { address: string }[];
  replyTo?: { address: string }[];
}

/** The e-mails in the inbox to this visitor, or about one: the team's has the visitor as Reply-To. */
export const mailsAbout = async (email: string): Promise<Mail[]> => {
  const mails = ['to', 'replyTo'].map(async (field) => {
    const query = new URLSearchParams({ [`${field}.address`]: email });
    return (await fetch(`http://${host}:${ports.inbox}/email?${query}`)).json() as Promise<Mail[]>;
  });
  return (await Promise.all(mails)).flat();
};

const moment = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Waits for the two e-mails of a request, and for a while in which no third one comes. */
export const mailsOf = async (email: string): Promise<{ team: Mail; visitor: Mail }> => {
  await vi.waitFor(async () => expect(await mailsAbout(email)).toHaveLength(2), {
    timeout: 30_000,
    interval: 200,
  });
  await moment(1_000);
  const mails = await mailsAbout(email);
  const [visitor, ...others] = mails.filter(({ to }) => to.some(({ address }) => address === email));
  const [team] = mails.filter(({ replyTo = [] }) => replyTo.some(({ address }) => address === email));
  if (mails.length !== 2 || !visitor || !team || others.length > 0)
    throw new Error(`Expected one e-mail to the team and one to the visitor, came ${JSON.stringify(mails)}`);
  return { team, visitor };
};

/** Expects that for a while nothing is stored or mailed for this visitor. */
export const expectNothingArrived = async (email: string): Promise<void> => {
  await moment(2_000);
  expect(await storedRequests(email)).toEqual([]);
  expect(await mailsAbout(email)).toEqual([]);
};
