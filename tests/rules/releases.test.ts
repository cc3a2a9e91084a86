import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { oldestRelease } from '../../shared/fields.ts';
import { mayCreate } from '../support/firestoreRest.ts';
import { releases } from '../support/releases.ts';
import { rulesProject, startRulesEnvironment } from '../support/rules/rulesEnvironment.ts';

let environment: RulesTestEnvironment;
beforeAll(async () => {
  environment = await startRulesEnvironment();
});
afterAll(() => environment.cleanup());

const accepted = releases.filter(({ number }) => number >= oldestRelease);
test.each(accepted)('a page of release $number may still create its documents', async ({ stored }) => {
  expect(await mayCreate(rulesProject, stored)).toBe(true);
});
