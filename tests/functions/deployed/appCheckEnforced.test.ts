import { expect, test } from 'vitest';
import { nothing, quietDatabase, traces } from '../../support/functions/databases.ts';
import { loadFunctions, serve } from '../../support/functions/deployedFunctions.ts';
import { post } from '../../support/functions/functionClient.ts';
import { newSubmission } from '../../support/functions/submissions.ts';

test('if App Check is enforced, a call without a valid token is refused and does nothing', async () => {
  const { send } = await loadFunctions({ APP_CHECK: 'enforced' });
  const address = await serve(send.consultation.notification);
  const submission = newSubmission();
  for (const headers of [{}, { 'x-firebase-appcheck': 'no token' }] as Record<string, string>[])
    expect(await post({ data: submission }, address, headers)).toMatchObject({
      status: 401,
      body: { error: { status: 'UNAUTHENTICATED' } },
    });
  expect(await traces(quietDatabase, submission)).toEqual(nothing);
});
