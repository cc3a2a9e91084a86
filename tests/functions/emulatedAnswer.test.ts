import { expect, test } from 'vitest';
import { answeredHeaders } from '../../shared/answeredPage.ts';
import { collections } from '../../shared/collections.ts';
import { emulatedDatabase } from '../support/functions/databases.ts';
import { call } from '../support/functions/functionClient.ts';
import { newSubmission } from '../support/functions/submissions.ts';
import { mailsOf } from '../support/receivedMails.ts';

test('the link in the team’s e-mail leads to the site and marks the request', async () => {
  const submission = newSubmission();
  await call(submission);
  const { team, visitor } = await mailsOf(submission.email);
  expect(visitor.text).not.toContain('signature=');
  const [link = ''] = /(?<=Mark as answered: )\S+/.exec(team.text) ?? [];
  expect(team.html).toContain(link.replaceAll('&', '&amp;'));

  const request = emulatedDatabase.collection(collections.requests).doc(submission.request_id);
  const head = await fetch(link, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
  const page = await fetch(link);
  // Hosting replaces the headers of the site's pages by those of this page.
  expect(Object.fromEntries(page.headers)).toMatchObject(
    Object.fromEntries(Object.entries(answeredHeaders).map(([name, value]) => [name.toLowerCase(), value])),
  );
  expect(await page.text()).toContain('<button>Mark as answered</button>');
  expect((await request.get()).get('answered_at')).toBeUndefined();
  // `URLSearchParams` has the encoding in which browsers send a form.
  const marked = await fetch(link, { method: 'POST', body: new URLSearchParams() });
  expect(await marked.text()).toContain('<h1>Marked as answered</h1>');
  expect((await request.get()).get('answered_at').toMillis()).toBeGreaterThan(Date.now() - 60_000);
});
