import { expect, test } from 'vitest';
import { answerSubmission } from '../../functions/src/consultation/answerSubmission.ts';
import type { Limits } from '../../functions/src/consultation/grants.ts';
import { handleStoredRequest } from '../../functions/src/consultation/handleStoredRequest.ts';
import { type NotificationSettings, notify } from '../../functions/src/consultation/notify.ts';
import { collections } from '../../shared/collections.ts';
import { type StoredRequest, type Submission, toStoredRequest } from '../../shared/consultationRequest.ts';
import { newRequestId } from '../../web/src/consultation/requestId.ts';
import { releases } from '../releases.ts';
import { oneOfEach, quietDatabase, traces } from './databases.ts';
import { newSubmission } from './submissions.ts';

const many = 1_000_000;

/** A salt of its own makes the buckets of a test its own. */
const settingsWith = (limits: Partial<Limits> = {}): NotificationSettings => ({
  firestore: quietDatabase,
  salt: newRequestId(),
  mailFrom: 'Helvardar <hello@helvardar.example>',
  teamAddress: 'team@helvardar.example',
  directHourlyLimit: many,
  limits: { source: many, recipient: many, network: many, confirmations: many, team: many, ...limits },
});
const documentOf = ({ request_id }: Submission) =>
  quietDatabase.collection(collections.requests).doc(request_id);
/** Stores a request as the browser does. */
const store = (submission: Submission, change: Partial<StoredRequest> = {}) =>
  documentOf(submission).create({ ...toStoredRequest(submission), ...change, created_at: new Date() });
const browser = { network: '192.0.2.1', verified: false };
const times = (count: number) => Array.from({ length: count }, (_, index) => index);

test('one request, twenty times in parallel by the callable and by the trigger, is stored and mailed once', async () => {
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

test('the same content under another id is mailed once, whatever its spelling', async () => {
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
  'what a page of release $number sends, and what it has stored, is mailed once',
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

test('of twenty parallel requests, exactly as many are confirmed as the limit of the recipient says', async () => {
  const settings = settingsWith({ recipient: 5 });
  const submission = newSubmission();
  await Promise.all(
    times(20).map((index) =>
      notify(settings, newRequestId(), { ...toStoredRequest(submission), message: `${index}` }, browser),
    ),
  );
  expect(await traces(quietDatabase, submission)).toMatchObject({ team: 20, visitor: 5 });
});

const confirmedOf = async (submissions: { email: string }[]): Promise<{ team: number; visitor: number }> => {
  const mail = quietDatabase.collection(collections.mail);
  const count = async (field: string) => {
    const found = submissions.map(({ email }) => mail.where(field, '==', email).count().get());
    return (await Promise.all(found)).reduce((sum, result) => sum + result.data().count, 0);
  };
  return { team: await count('replyTo'), visitor: await count('to') };
};

test.each([
  ['network', { network: 5 }, { team: 20, visitor: 5 }],
  ['day for confirmations', { confirmations: 5 }, { team: 20, visitor: 5 }],
  ['source for the team', { source: 5 }, { team: 5, visitor: 5 }],
  ['day for the team', { team: 5 }, { team: 5, visitor: 5 }],
])(
  'of twenty parallel visitors, exactly as many are mailed as the limit of the %s says',
  async (_, limits, mailed) => {
    const settings = settingsWith(limits);
    const submissions = times(20).map(() => newSubmission());
    await Promise.all(submissions.map((submission) => answerSubmission(settings, submission, browser)));

    expect(await confirmedOf(submissions)).toEqual(mailed);
    for (const submission of submissions)
      expect(await traces(quietDatabase, submission)).toMatchObject({ stored: true, ledger: 1 });
  },
);

test('twenty parallel repetitions of one request take one place in each bucket', async () => {
  const settings = settingsWith({ network: 2 });
  const [first, second, third] = [newSubmission(), newSubmission(), newSubmission()];
  await Promise.all(times(20).map(() => answerSubmission(settings, first, browser)));
  await answerSubmission(settings, second, browser);
  await answerSubmission(settings, third, browser);

  expect(await confirmedOf([first, second])).toEqual({ team: 2, visitor: 2 });
  expect(await confirmedOf([third])).toEqual({ team: 1, visitor: 0 });
});

test('requests that are refused for their address use up no place among the confirmations of the day', async () => {
  const settings = settingsWith({ network: 1, confirmations: 2 });
  const flood = times(5).map(() => newSubmission());
  for (const submission of flood) await answerSubmission(settings, submission, browser);
  const visitor = newSubmission();
  await answerSubmission(settings, visitor, { ...browser, network: '192.0.2.2' });

  expect(await confirmedOf(flood)).toEqual({ team: 5, visitor: 1 });
  expect(await traces(quietDatabase, visitor)).toEqual(oneOfEach);
});

test('App Check lifts the limits of the source, not those of the day', async () => {
  const settings = settingsWith({ source: 1, network: 1, confirmations: 3 });
  const submissions = times(4).map(() => newSubmission());
  for (const submission of submissions)
    await answerSubmission(settings, submission, { ...browser, verified: true });
  expect(await confirmedOf(submissions)).toEqual({ team: 4, visitor: 3 });
});

test('neither tags nor dots, nor many networks, nor App Check bring more e-mails to one mailbox', async () => {
  const settings = settingsWith({ recipient: 3 });
  const name = newRequestId().toLowerCase();
  const spellings = [
    `${name}`,
    `${name}+a`,
    `${name.slice(0, 3)}.${name.slice(3)}`,
    `${name.toUpperCase()}+b`,
  ];
  const submissions = [...spellings, ...spellings].map((local, index) =>
    newSubmission({ email: `${local}@${index < 4 ? 'gmail.com' : 'GoogleMail.com'}` }),
  );
  for (const [index, submission] of submissions.entries())
    await answerSubmission(settings, submission, { network: `192.0.2.${index}`, verified: index > 5 });
  const { docs } = await quietDatabase.collection('mail').where('kind', '==', 'visitor').get();
  const toMailbox = docs.filter((mail) => mail.get('to').replaceAll('.', '').toLowerCase().startsWith(name));
  expect(toMailbox).toHaveLength(3);
});

/** Settings under which the trigger, which knows no network, has used up its confirmations. */
const settingsWithoutUnknown = async (): Promise<NotificationSettings> => {
  const settings = settingsWith({ network: 1 });
  await answerSubmission(settings, newSubmission(), { network: null, verified: false });
  return settings;
};
const trigger = async (settings: NotificationSettings, submission: Submission) => {
  await store(submission).catch(() => undefined);
  await handleStoredRequest(settings, documentOf(submission));
};

test('a call that may confirm adds what an earlier call for the same request had to withhold, once', async () => {
  const settings = await settingsWithoutUnknown();
  const submission = newSubmission();
  await trigger(settings, submission);
  expect(await traces(quietDatabase, submission)).toMatchObject({ team: 1, visitor: 0 });

  await Promise.all(times(10).map(() => answerSubmission(settings, submission, browser)));
  expect(await traces(quietDatabase, submission)).toEqual(oneOfEach);
});

test('a call that may confirm does so when calls that may not are faster by a moment', async () => {
  const settings = await settingsWithoutUnknown();
  const submissions = times(5).map(() => newSubmission());
  await Promise.all(
    submissions.flatMap((submission, index) => [
      ...times(3).map(() => trigger(settings, submission)),
      notify(settings, submission.request_id, toStoredRequest(submission), {
        ...browser,
        network: `192.0.2.${index}`,
      }),
    ]),
  );
  expect(await confirmedOf(submissions)).toEqual({ team: 5, visitor: 5 });
});

test('an e-mail is never overwritten, or it would be sent again', async () => {
  const settings = await settingsWithoutUnknown();
  const submission = newSubmission();
  await trigger(settings, submission);
  await Promise.all(times(10).map(() => answerSubmission(settings, submission, browser)));

  const mail = quietDatabase.collection(collections.mail);
  for (const field of ['to', 'replyTo']) {
    const { docs } = await mail.where(field, '==', submission.email).get();
    for (const document of docs) expect(document.updateTime).toEqual(document.createTime);
  }
});

test('a stored request with control characters is mailed as safe text', async () => {
  const submission = newSubmission();
  await store(submission, { name: 'Anna\r\nBcc: other@example.com' });
  await trigger(settingsWith(), submission);
  const { docs } = await quietDatabase.collection('mail').where('replyTo', '==', submission.email).get();
  expect(docs[0]?.get('message').subject).toMatch(/Anna Bcc: other@example\.com$/);
});

test('mails, ledger and claims say when they expire, the ledger after the mails', async () => {
  const settings = settingsWith();
  const submission = newSubmission();
  await answerSubmission(settings, submission, browser);

  const expiry = async (collection: string, field: string, value: string): Promise<number[]> => {
    const { docs } = await quietDatabase.collection(collection).where(field, '==', value).get();
    return docs.map((document) => document.get('expires_at').toMillis());
  };
  const ledger = await quietDatabase.doc(`ledger/${submission.request_id}`).get();
  const ledgerExpiry = ledger.get('expires_at').toMillis();
  const all = await quietDatabase.collection('claims').get();
  const claims = all.docs
    .filter(({ id }) => id.endsWith(submission.request_id) || id === `words-${ledger.get('fingerprint')}`)
    .map((claim) => claim.get('expires_at').toMillis());
  const mails = await expiry('mail', 'to', submission.email);
  expect(claims).toHaveLength(6);
  expect(mails).toHaveLength(1);
  for (const time of [...claims, ...mails]) {
    expect(time).toBeGreaterThan(Date.now() + 24 * 60 * 60 * 1000);
    expect(time).toBeLessThan(ledgerExpiry);
  }
});
