import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { collections } from '../../shared/collections.ts';
import { storedRequestSchema } from '../../shared/consultationRequest.ts';
import { generatedRequest } from './generatedRequests.ts';
import { firestoreAddress, rulesProject, startRulesEnvironment } from './rulesEnvironment.ts';
import { newRequestId } from './validRequest.ts';

const seed = 20_261_120;
const numRuns = 3_000;
const atOnce = 25;

let environment: RulesTestEnvironment;
beforeAll(async () => {
  environment = await startRulesEnvironment();
});
afterAll(() => environment.cleanup());

const documents = `projects/${rulesProject}/databases/(default)/documents`;

const toValue = (value: unknown): object => {
  if (value === null) return { nullValue: null };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number')
    return Number.isInteger(value) ? { integerValue: `${value}` } : { doubleValue: value };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(toValue) } };
  return { mapValue: { fields: toFields(value as object) } };
};
const toFields = (data: object): object =>
  Object.fromEntries(Object.entries(data).map(([name, value]) => [name, toValue(value)]));

/** The rules' verdict on an anonymous create, by the REST interface: the SDK would take a minute for so many. */
const rulesAllow = async (data: object): Promise<boolean> => {
  const write = {
    update: { name: `${documents}/${collections.requests}/${newRequestId()}`, fields: toFields(data) },
    updateTransforms: [{ fieldPath: 'created_at', setToServerValue: 'REQUEST_TIME' }],
    currentDocument: { exists: false },
  };
  const body = JSON.stringify({ writes: [write] });
  const response = await fetch(`${firestoreAddress}/v1/${documents}:commit`, { method: 'POST', body });
  const answer = await response.text();
  if (response.status !== 200 && response.status !== 403)
    throw new Error(`Expected 200 or 403, got ${response.status}: ${answer} for ${body}`);
  return response.status === 200;
};

test(`the schema and the rules agree on ${numRuns} generated requests (seed ${seed})`, {
  timeout: 120_000,
}, async () => {
  const requests = fc.sample(generatedRequest, { numRuns, seed });
  const verdicts = { allowed: 0, denied: 0 };
  const disagreements: object[] = [];
  for (let start = 0; start < requests.length; start += atOnce)
    await Promise.all(
      requests.slice(start, start + atOnce).map(async (request) => {
        const schema = storedRequestSchema.isValidSync(request);
        const rules = await rulesAllow(request);
        verdicts[rules ? 'allowed' : 'denied'] += 1;
        if (schema !== rules) disagreements.push({ schema, rules, request });
      }),
    );

  expect(disagreements).toEqual([]);
  expect(verdicts.allowed).toBeGreaterThan(numRuns / 5);
  expect(verdicts.denied).toBeGreaterThan(numRuns / 5);
});
