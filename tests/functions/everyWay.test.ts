import { expect, test } from 'vitest';
import { answeredHeaders } from '../../shared/answeredPage.ts';
import { toStoredRequest } from '../../shared/consultationRequest.ts';
import { languages } from '../../shared/languages.ts';
import { emulatedDatabase, oneOfEach, traces } from '../support/functions/databases.ts';
import { sender, teamAddress } from '../support/functions/environment.ts';
import { addresses, call, insert } from '../support/functions/functionClient.ts';
import { newSubmission } from '../support/functions/submissions.ts';
import { mailsOf } from '../support/receivedMails.ts';

const accepted = { status: 200, body: { result: { status: 'accepted' } } };

test('the browser’s create alone causes one e-mail to the team and one to the visitor', async () => {
  const submission = newSubmission();
  expect(await insert(submission)).toBe(200);

  await mailsOf(submission.email);
  expect(await traces(emulatedDatabase, submission)).toEqual(oneOfEach);
});

test.each(Object.keys(addresses) as (keyof typeof addresses)[])(
  'the callable at its %s address stores the request and notifies if the create did not arrive',
  async (way) => {
    const submission = newSubmission();
    expect(await call(submission, addresses[way])).toEqual(accepted);

    const stored = await emulatedDatabase.doc(`consultation_requests/${submission.request_id}`).get();
    const { created_at, ...fields } = stored.data() ?? {};
    expect(fields).toEqual(toStoredRequest(submission));
    expect(created_at.toMillis()).toBeCloseTo(Date.now(), -5);
    expect(await traces(emulatedDatabase, submission)).toEqual(oneOfEach);
  },
);

test('a request that arrives by all three calls at once is mailed once', async () => {
  const submission = newSubmission();
  const answers = await Promise.all([
    insert(submission),
    call(submission),
    call(submission, addresses.rewrite),
    call(submission),
  ]);
  // The rules refuse the create if a call has already stored the request.
  expect([200, 403, 409]).toContain(answers[0]);
  expect(answers.slice(1)).toEqual([accepted, accepted, accepted]);

  await mailsOf(submission.email);
  expect(await traces(emulatedDatabase, submission)).toEqual(oneOfEach);
});

test.each(languages)(
  'a visitor with the language %s gets the confirmation in it, and the team’s e-mail has the reply address',
  async (language) => {
    const submission = newSubmission({ language });
    await call(submission);

    const { team, visitor } = await mailsOf(submission.email);
    expect(team.to).toMatchObject([{ address: teamAddress }]);
    expect(team.replyTo).toMatchObject([{ address: submission.email }]);
    expect(team.text.replace(/^> /gm, '')).toContain(submission.message);
    expect(visitor.headers['auto-submitted']).toBe('auto-replied');
    expect(team.headers['auto-submitted']).toBeUndefined();
    expect(team.headers['x-entity-ref-id']).toMatch(/^[\w-]{20,}$/);
    expect(visitor.html).toContain(`lang="${language}"`);
    expect(visitor.from).toMatchObject([{ address: sender }]);
  },
);

test('the link in the team’s e-mail leads to the site and marks the request', async () => {
  const submission = newSubmission();
  await call(submission);
  const { team, visitor } = await mailsOf(submission.email);
  expect(visitor.text).not.toContain('signature=');
  const [link = ''] = /(?<=Mark as answered: )\S+/.exec(team.text) ?? [];
  expect(team.html).toContain(link.replaceAll('&', '&amp;'));

  const request = emulatedDatabase.doc(`consultation_requests/${submission.request_id}`);
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
