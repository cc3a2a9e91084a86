import { expect, test } from 'vitest';
import { answeredFunction, notificationFunction } from '../../shared/callable.ts';
import { collections } from '../../shared/collections.ts';
import { suiteDatabase } from '../support/functions/databases.ts';
import { mailsAbout } from '../support/functions/inbox.ts';
import { newSubmission } from '../support/functions/submissions.ts';
import { addresses, call } from '../support/functions/suiteClient.ts';

test('the link in the team’s e-mail marks the request', async () => {
  const submission = newSubmission();
  await call(submission);
  const { team, visitor } = await mailsAbout(submission.email);
  expect(visitor[0]?.text).not.toContain('signature=');
  const [link = ''] = /(?<=Mark as answered: )\S+/.exec(team[0]?.text ?? '') ?? [];
  expect(team[0]?.html).toContain(link.replace('&', '&amp;'));

  // The link has another address than the functions of the test suite, so only its query is used.
  const address = addresses.direct.replace(notificationFunction, answeredFunction) + new URL(link).search;
  const request = suiteDatabase.collection(collections.requests).doc(submission.request_id);
  const head = await fetch(address, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
  const page = await fetch(address);
  expect(await page.text()).toContain('<button>Mark as answered</button>');
  expect((await request.get()).get('answered_at')).toBeUndefined();
  // A browser sends the form in this encoding.
  const marked = await fetch(address, { method: 'POST', body: new URLSearchParams() });
  expect(await marked.text()).toContain('<h1>Marked as answered</h1>');
  expect((await request.get()).get('answered_at').toMillis()).toBeGreaterThan(Date.now() - 60_000);
});
