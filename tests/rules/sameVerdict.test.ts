import fc from 'fast-check';
import { expect, test } from 'vitest';
import { storedRequestSchema } from '../../shared/consultationRequest.ts';
import { mayCreate } from '../support/firestoreRest.ts';
import { generatedRequest } from '../support/rules/generatedRequests.ts';
import { rulesProject, useDatabase } from '../support/rules/rulesEnvironment.ts';

const seed = 20_261_120;
/** The number of generated requests. After a change of rules or schema, set `GENERATED=20000`. */
const numRuns = Number(process.env['GENERATED'] ?? 3_000);
useDatabase();

/** Works on up to eight items at once, because the work mostly waits for the emulator. */
const forEach = async <Item>(items: Item[], work: (item: Item) => Promise<void>): Promise<void> => {
  const rest = items.values();
  const workOff = async () => {
    for (const item of rest) await work(item);
  };
  await Promise.all(Array.from({ length: 8 }, workOff));
};

const batchesOf = <Item>(items: Item[], size: number): Item[][] =>
  items.length === 0 ? [] : [items.slice(0, size), ...batchesOf(items.slice(size), size)];

test(`the schema and the rules agree on ${numRuns} generated requests (seed ${seed})`, {
  timeout: 240_000,
}, async () => {
  const requests = fc.sample(generatedRequest, { numRuns, seed });
  const { allowed = [], denied = [] } = Object.groupBy(requests, (request) =>
    storedRequestSchema.isValidSync(request) ? 'allowed' : 'denied',
  );
  expect(Math.min(allowed.length, denied.length)).toBeGreaterThan(numRuns / 5);

  const allowedByTheSchemaAlone: object[] = [];
  // The rules allow at most 19 creates per commit. If they refuse a batch, each of its requests is tried alone.
  await forEach(batchesOf(allowed, 19), async (batch) => {
    if (await mayCreate(rulesProject, ...batch)) return;
    for (const request of batch)
      if (!(await mayCreate(rulesProject, request))) allowedByTheSchemaAlone.push(request);
  });
  const allowedByTheRulesAlone: object[] = [];
  await forEach(denied, async (request) => {
    if (await mayCreate(rulesProject, request)) allowedByTheRulesAlone.push(request);
  });
  expect(allowedByTheSchemaAlone.slice(0, 3), 'allowed by the schema alone').toEqual([]);
  expect(allowedByTheRulesAlone.slice(0, 3), 'allowed by the rules alone').toEqual([]);
});
