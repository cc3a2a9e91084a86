import { delimiter } from 'node:path';
import { expect, test, vi } from 'vitest';
import { temporaryFolder } from '../tests/support/temporaryFolder.ts';
import { requireDeployedValues } from './reconciliation.ts';

const values = { TEAM_ADDRESS: 'hello@helvardar.ch', MAIL_DELIVERY: 'smtp' };
/** Google describes a deployed function with these settings. `token`: what `gcloud` prints. */
const deployed = (environmentVariables: object, token = 'token') => {
  const folder = temporaryFolder({ 'bin/gcloud': `#!/bin/sh\necho ${token}\n` });
  vi.stubEnv('PATH', `${folder}/bin${delimiter}${process.env['PATH']}`);
  const asked = vi.fn(async (_: string) => Response.json({ serviceConfig: { environmentVariables } }));
  vi.stubGlobal('fetch', asked);
  return asked;
};

test('the settings of a deployed function are compared with those of the checkout', async () => {
  const asked = deployed({ ...values, LOG_EXECUTION_ID: 'true' });
  await requireDeployedValues('helvardar-site', values);
  expect(asked.mock.calls[0]?.[0]).toBe(
    'https://cloudfunctions.googleapis.com/v2/projects/helvardar-site/locations/europe-west6/functions/reconcile',
  );
});

test('with an old checkout nothing is done, because its e-mails would go to another address', async () => {
  deployed({ ...values, TEAM_ADDRESS: 'new@helvardar.ch' });
  await expect(requireDeployedValues('helvardar-site', values)).rejects.toThrow(
    'other settings than helvardar-site: TEAM_ADDRESS',
  );
});

test('without an answer of Google nothing is done', async () => {
  deployed(values, '');
  await expect(requireDeployedValues('helvardar-site', values)).rejects.toThrow('gcloud auth login');
});
