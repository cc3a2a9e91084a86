import { expect, test } from 'vitest';
import { oldestRelease } from '../../shared/fields.ts';
import { mayCreate } from '../support/firestoreRest.ts';
import { releases } from '../support/releases.ts';
import { rulesProject, useDatabase } from '../support/rules/rulesEnvironment.ts';

useDatabase();

const accepted = releases.filter(({ number }) => number >= oldestRelease);
test.each(accepted)('a page of release $number may still create its documents', async ({ stored }) => {
  expect(await mayCreate(rulesProject, stored)).toBe(true);
});
