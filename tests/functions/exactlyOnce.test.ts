import { expect, test } from 'vitest';
import { answerSubmission } from '../../functions/src/consultation/answerSubmission.ts';
import { fingerprintOf } from '../../functions/src/consultation/fingerprint.ts';
import { handleStoredRequest } from '../../functions/src/consultation/handleStoredRequest.ts';
import type { DailyLimits } from '../../functions/src/consultation/quotas.ts';
import { day } from '../../functions/src/time.ts';
import { collections } from '../../shared/collections.ts';
import { type StoredRequest, type Submission, toStoredRequest } from '../../shared/consultationRequest.ts';
import { newRequestId } from '../../web/src/consultation/sending/requestId.ts';
import { oneOfEach, quietDatabase, traces } from '../support/functions/databases.ts';
import { browser, notificationSettings } from '../support/functions/harness.ts';
import { newSubmission } from '../support/functions/submissions.ts';
import { releases } from '../support/releases.ts';

const settingsWith = (limits: Partial<DailyLimits> = {}) => notificationSettings(quietDatabase, limits);
const documentOf = ({ request_id }: Submission) =>
  quietDatabase.collection(collections.requests).doc(request_id);
const store = (submission: Submission, change: Partial<StoredRequest> = {}) =>
  documentOf(submission).create({ ...toStoredRequest(submission), ...change, created_at: new Date() });
const times = (count: number) => Array.from({ length: count }, (_, index) => index);

test('one request, sent twenty times in parallel to the callable and the trigger, is stored and mailed once', async () => {
  const settings = settingsWith();
  const submission = newSubmission();
  await store(submission);
  await Promise.all(
    times(20).flatMap(() => [
      answerSubmission(settings, submission, browser),
      handleStoredRequest(settings, documentOf(submission)),
    ]),
  );
  expect(await traces(quietDatabase, submission)).toEqual(oneOfEach);
});

test('the same content under another id is mailed once, also in another language and with other white space', async () => {
  const settings = settingsWith();
  const submission = newSubmission({ name: 'Zoë' });
  const again = {
    ...submission,
    request_id: newRequestId(),
    name: ' Zoe\u0308 ',
    email: submission.email.toUpperCase(),
    message: submission.message.replace('\n', '\r\n'),
    phone: ` ${submission.phone} `,
    language: 'fr' as const,
  };
  await answerSubmission(settings, submission, browser);
  await answerSubmission(settings, again, browser);
  expect(await traces(quietDatabase, submission)).toEqual(oneOfEach);
  expect(await traces(quietDatabase, again)).toEqual({ stored: true, ledger: 1, team: 0, visitor: 0 });
});

test.each(releases)(
  'a request that a page of release $number sends and stores is mailed once',
  async ({ submission, stored }) => {
    const settings = settingsWith();
    const [email, other] = [newSubmission().email, newSubmission().email];
    const sent = { ...submission, email, request_id: newRequestId() };
    await answerSubmission(settings, sent, browser);
    expect(await traces(quietDatabase, sent)).toEqual(oneOfEach);

    const kept = { ...submission, email: other, request_id: newRequestId() };
    await documentOf(kept).create({ ...stored, email: other, created_at: new Date() });
    await handleStoredRequest(settings, documentOf(kept));
    expect(await traces(quietDatabase, kept)).toEqual(oneOfEach);
  },
);

test('content that differs in any field is mailed again', async () => {
  const settings = settingsWith();
  const submission = newSubmission();
  const other = { ...submission, request_id: newRequestId(), budget_range: 'over_50k' as const };
  await answerSubmission(settings, submission, browser);
  await answerSubmission(settings, other, browser);
  expect(await traces(quietDatabase, submission)).toEqual({ ...oneOfEach, team: 2, visitor: 2 });
});

test('ledger entries and claims have an expiry, and the ledger expires last', async () => {
  const settings = settingsWith();
  const submission = newSubmission();
  await answerSubmission(settings, submission, browser);

  const ledger = await quietDatabase.doc(`ledger/${submission.request_id}`).get();
  const all = await quietDatabase.collection('claims').get();
  const words = `words-${fingerprintOf(toStoredRequest(submission))}`;
  const claims = all.docs
    .filter(({ id }) => id.endsWith(submission.request_id) || id === words)
    .map((claim) => claim.get('expires_at').toMillis());
  expect(claims).toHaveLength(7);
  for (const time of claims) {
    expect(time).toBeGreaterThan(Date.now() + day);
    expect(time).toBeLessThan(ledger.get('expires_at').toMillis());
  }
});
