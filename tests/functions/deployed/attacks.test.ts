import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';
import { emulatorSets } from '../../../emulators/configuration.ts';
import { day } from '../../../functions/src/time.ts';
import { collections } from '../../../shared/collections.ts';
import type { Submission } from '../../../shared/consultationRequest.ts';
import { newRequestId } from '../../../web/src/consultation/sending/requestId.ts';
import { documentsOf, firestoreAddress } from '../../support/firestoreRest.ts';
import { nothing, oneOfEach, quietDatabase, traces, withheld } from '../../support/functions/databases.ts';
import { loadFunctions, serve } from '../../support/functions/deployedFunctions.ts';
import { call, post } from '../../support/functions/functionClient.ts';
import { newSubmission } from '../../support/functions/submissions.ts';

const { send } = await loadFunctions({
  ADDRESS_SALT: newRequestId(),
  TEAM_DAILY_LIMIT_PER_SOURCE: '100000',
  CONFIRMATION_DAILY_LIMIT_PER_SOURCE: '100000',
  CONFIRMATION_DAILY_LIMIT: '100000',
});
const address = await serve(send.consultation.notification);

const requestOf = ({ request_id }: Submission) =>
  quietDatabase.collection(collections.requests).doc(request_id);

describe('an attacker who guesses ids', () => {
  /** The status, the headers without the date, and the body of the answer to a call. */
  const answerTo = async (submission: Submission) => {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ data: submission }),
    });
    const headers = [...response.headers].filter(([name]) => name !== 'date');
    return { status: response.status, headers, body: await response.text() };
  };

  test('gets the same answer for an id that is new, stored with the same content, old or erased, and for a filled honeypot', async () => {
    const [known, old, erased] = [newSubmission(), newSubmission(), newSubmission()];
    const usual = await answerTo(known);
    expect(usual).toMatchObject({ status: 200, body: '{"result":{"status":"accepted"}}' });
    await answerTo(old);
    await requestOf(old).update({ created_at: Timestamp.fromMillis(Date.now() - 100 * day) });
    await requestOf(erased).create({ created_at: Timestamp.now(), erased_at: Timestamp.now() });

    const honeypot = newSubmission({ honeypot: 'http://spam.example' });
    for (const probe of [newSubmission(), known, old, erased, honeypot])
      expect(await answerTo(probe)).toEqual(usual);
    expect(await traces(quietDatabase, known)).toEqual(oneOfEach);
    expect(await traces(quietDatabase, honeypot)).toEqual(withheld);
  });

  test('does not restore an erased request, with the same content or with another', async () => {
    const erased = newSubmission();
    const tombstone = { created_at: Timestamp.now(), erased_at: Timestamp.now() };
    await requestOf(erased).create(tombstone);
    for (const submission of [erased, newSubmission({ request_id: erased.request_id })]) {
      expect((await call(submission, address)).status).toBe(200);
      expect(await traces(quietDatabase, submission)).toEqual({ ...nothing, stored: true });
    }
    expect((await requestOf(erased).get()).data()).toEqual(tombstone);
  });
});

describe('keys that are no fields', () => {
  const keys = [
    ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', '@type'],
    ...['role', 'suspected', 'erased_at', 'answered_at'],
  ];

  test.each(keys)('%s beside the fields is ignored, whatever its value', async (key) => {
    for (const value of ['"x"', '{"polluted":"yes","honeypot":"x"}', '[{"polluted":"yes"}]', 'null']) {
      const submission = newSubmission();
      const body = `{"data":{"${key}":${value},${JSON.stringify(submission).slice(1)}}`;
      expect((await post(body, address)).status).toBe(200);
      expect(await traces(quietDatabase, submission)).toEqual(oneOfEach);
      expect(Object.keys((await requestOf(submission).get()).data() ?? {})).not.toContain(key);
    }
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });

  test('no field is inherited from __proto__', async () => {
    const submission = newSubmission();
    const body = `{"data":{"__proto__":${JSON.stringify(submission)}}}`;
    expect((await post(body, address)).status).toBe(400);
    expect(await traces(quietDatabase, submission)).toEqual(nothing);
  });
});

const root = documentsOf(emulatorSets.test.projectId);
const firestore = `${firestoreAddress}/v1/${root}`;
const asked = async (url: string, body?: object): Promise<number> => {
  const init = body ? { method: 'POST', body: JSON.stringify(body) } : {};
  return (await fetch(url, init)).status;
};

describe('the REST interface of the database', () => {
  test.each(Object.values(collections))('reveals nothing about %s in any call', async (name) => {
    const from = { structuredQuery: { from: [{ collectionId: name }] } };
    const everywhere = { structuredQuery: { from: [{ collectionId: name, allDescendants: true }] } };
    const count = { aggregations: [{ alias: 'count', count: {} }] };
    const document = `${root}/${name}/${newRequestId()}`;
    const statuses = {
      get: await asked(`${firestoreAddress}/v1/${document}`),
      list: await asked(`${firestore}/${name}`),
      batchGet: await asked(`${firestore}:batchGet`, { documents: [document] }),
      query: await asked(`${firestore}:runQuery`, from),
      group: await asked(`${firestore}:runQuery`, everywhere),
      count: await asked(`${firestore}:runAggregationQuery`, {
        structuredAggregationQuery: { ...from, ...count },
      }),
      ids: await asked(`${firestore}:listCollectionIds`, {}),
      delete: await asked(`${firestore}:commit`, { writes: [{ delete: document }] }),
      exists: await asked(`${firestore}:commit`, {
        writes: [{ verify: document, currentDocument: { exists: true } }],
      }),
    };
    for (const [way, status] of Object.entries(statuses)) expect(status, way).toBe(403);
  });
});
