import { expect, test } from 'vitest';
import { emulatedFunction, emulatorSets } from '../../emulators/configuration.ts';
import { answeredFunction } from '../../shared/callable.ts';
import { collections } from '../../shared/collections.ts';
import { emulatedDatabase } from '../support/functions/databases.ts';
import { call } from '../support/functions/functionClient.ts';
import { newSubmission } from '../support/functions/submissions.ts';
import { mailsOf } from '../support/inbox.ts';

test('the link in the team’s e-mail marks the request', async () => {
  const submission = newSubmission();
  await call(submission);
  const { team, visitor } = await mailsOf(submission.email);
  expect(visitor.text).not.toContain('signature=');
  const [link = ''] = /(?<=Mark as answered: )\S+/.exec(team.text) ?? [];
  expect(team.html).toContain(link.replaceAll('&', '&amp;'));

  // The link does not have the address of the emulated function, so the test uses only its query.
  const address = emulatedFunction(emulatorSets.test, answeredFunction) + new URL(link).search;
  const request = emulatedDatabase.collection(collections.requests).doc(submission.request_id);
  const head = await fetch(address, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
  const page = await fetch(address);
  expect(await page.text()).toContain('<button>Mark as answered</button>');
  expect((await request.get()).get('answered_at')).toBeUndefined();
  // `URLSearchParams` has the encoding in which browsers send a form.
  const marked = await fetch(address, { method: 'POST', body: new URLSearchParams() });
  expect(await marked.text()).toContain('<h1>Marked as answered</h1>');
  expect((await request.get()).get('answered_at').toMillis()).toBeGreaterThan(Date.now() - 60_000);
});
