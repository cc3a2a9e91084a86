import { expect, test } from 'vitest';
import { emulatedDatabase, nothing, traces } from '../support/functions/databases.ts';
import { addresses, call, post } from '../support/functions/functionClient.ts';
import { newSubmission } from '../support/functions/submissions.ts';

const refused = { status: 400, body: { error: { status: 'INVALID_ARGUMENT' } } };

test.each(Object.entries(addresses))('the %s address refuses an invalid request', async (_, address) => {
  const submission = newSubmission({ email: 'nobody' });
  expect(await call(submission, address)).toMatchObject(refused);
  expect(await post({ ...submission }, address)).toMatchObject(refused);
  expect(await traces(emulatedDatabase, submission)).toEqual(nothing);
});

test('a request of a megabyte is refused', async () => {
  const submission = newSubmission();
  expect(await call({ ...submission, message: 'x'.repeat(1_000_000) })).toMatchObject(refused);
  expect(await traces(emulatedDatabase, submission)).toEqual(nothing);
});
