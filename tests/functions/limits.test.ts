import { expect, test } from 'vitest';
import { answerSubmission } from '../../functions/src/consultation/answerSubmission.ts';
import { type NotificationSettings, notify } from '../../functions/src/consultation/notify.ts';
import { collections } from '../../shared/collections.ts';
import { type Submission, toStoredRequest } from '../../shared/consultationRequest.ts';
import { newRequestId } from '../../web/src/consultation/sending/requestId.ts';
import { oneOfEach, traces } from '../support/functions/databases.ts';
import { browser, useHarness } from '../support/functions/harness.ts';
import { newSubmission } from '../support/functions/submissions.ts';

const harness = useHarness();
const times = (count: number) => Array.from({ length: count }, (_, index) => index);

test('of twenty parallel requests to one mailbox, exactly as many are confirmed as its limit allows', async () => {
  const settings = harness.settings({ confirmationsPerMailbox: 5 });
  const submission = newSubmission();
  const requests = times(20).map((index) => ({
    ...submission,
    request_id: newRequestId(),
    message: `${index}`,
  }));
  await Promise.all(requests.map((request) => harness.call(request, settings)));
  expect(await traces(harness.firestore, submission)).toMatchObject({ team: 20, visitor: 5 });
});

const confirmedOf = async (submissions: { email: string }[]): Promise<{ team: number; visitor: number }> => {
  const mail = harness.firestore.collection(collections.mail);
  const count = async (field: string) => {
    const found = submissions.map(({ email }) => mail.where(field, '==', email).count().get());
    return (await Promise.all(found)).reduce((sum, result) => sum + result.data().count, 0);
  };
  return { team: await count('replyTo'), visitor: await count('to') };
};

test.each([
  ['confirmations of a source', { confirmationsPerSource: 5 }, { team: 20, visitor: 5 }],
  ['confirmations of a day', { confirmations: 5 }, { team: 20, visitor: 5 }],
  ['team’s e-mails of a source', { teamPerSource: 5 }, { team: 5, visitor: 5 }],
  ['team’s e-mails of a day', { team: 5 }, { team: 5, visitor: 5 }],
])(
  'of twenty parallel visitors, exactly as many are mailed as the limit of the %s allows',
  async (_, limits, mailed) => {
    const settings = harness.settings(limits);
    const submissions = times(20).map(() => newSubmission());
    await Promise.all(submissions.map((submission) => harness.call(submission, settings)));

    expect(await confirmedOf(submissions)).toEqual(mailed);
    for (const submission of submissions)
      expect(await traces(harness.firestore, submission)).toMatchObject({ stored: true, ledger: 1 });
  },
);

test('twenty parallel repetitions of one request count once for each limit', async () => {
  const settings = harness.settings({ confirmationsPerSource: 2 });
  const [first, second, third] = [newSubmission(), newSubmission(), newSubmission()];
  await Promise.all(times(20).map(() => harness.call(first, settings)));
  await harness.call(second, settings);
  await harness.call(third, settings);

  expect(await confirmedOf([first, second])).toEqual({ team: 2, visitor: 2 });
  expect(await confirmedOf([third])).toEqual({ team: 1, visitor: 0 });
});

test('confirmations that are withheld for their source do not count for the limit of the day', async () => {
  const settings = harness.settings({ confirmationsPerSource: 1, confirmations: 2 });
  const flood = times(5).map(() => newSubmission());
  for (const submission of flood) await harness.call(submission, settings);
  const visitor = newSubmission();
  await harness.call(visitor, settings, '192.0.2.2');

  expect(await confirmedOf(flood)).toEqual({ team: 5, visitor: 1 });
  expect(await traces(harness.firestore, visitor)).toEqual(oneOfEach);
});

test('App Check lifts the limits of a source and not those of a day', async () => {
  const settings = harness.settings({ teamPerSource: 1, confirmationsPerSource: 1, confirmations: 3 });
  const submissions = times(4).map(() => newSubmission());
  for (const submission of submissions)
    await answerSubmission(settings, submission, { ...browser, verified: true });
  expect(await confirmedOf(submissions)).toEqual({ team: 4, visitor: 3 });
});

test('tags, dots, many networks and App Check do not raise the limit of a mailbox', async () => {
  const settings = harness.settings({ confirmationsPerMailbox: 3 });
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
    await answerSubmission(settings, submission, {
      ...browser,
      network: `192.0.2.${index}`,
      verified: index > 5,
    });
  const { docs } = await harness.firestore.collection(collections.mail).where('kind', '==', 'visitor').get();
  const toMailbox = docs.filter((mail) => mail.get('to').replaceAll('.', '').toLowerCase().startsWith(name));
  expect(toMailbox).toHaveLength(3);
});

/** Returns settings under which requests from an unknown network get no more confirmations. */
const settingsWithoutUnknown = async (): Promise<NotificationSettings> => {
  const settings = harness.settings({ confirmationsPerSource: 1 });
  await harness.call(newSubmission(), settings, null);
  return settings;
};
const trigger = async (settings: NotificationSettings, submission: Submission) => {
  await harness.store(submission).catch(() => undefined);
  await harness.requestEvent(submission, settings);
};

test('a confirmation that the trigger had to withhold is added once by calls that may confirm', async () => {
  const settings = await settingsWithoutUnknown();
  const submission = newSubmission();
  await trigger(settings, submission);
  expect(await traces(harness.firestore, submission)).toMatchObject({ team: 1, visitor: 0 });

  await Promise.all(times(10).map(() => harness.call(submission, settings)));
  expect(await traces(harness.firestore, submission)).toEqual(oneOfEach);
});

test('a call that may confirm does so even if the trigger, which may not, comes first', async () => {
  const settings = await settingsWithoutUnknown();
  const submissions = times(5).map(() => newSubmission());
  await Promise.all(submissions.map((submission) => harness.store(submission)));
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

test('an e-mail is never overwritten, which would send it again', async () => {
  const settings = await settingsWithoutUnknown();
  const submission = newSubmission();
  await trigger(settings, submission);
  await Promise.all(times(10).map(() => harness.call(submission, settings)));

  const mail = harness.firestore.collection(collections.mail);
  for (const field of ['to', 'replyTo']) {
    const { docs } = await mail.where(field, '==', submission.email).get();
    for (const document of docs) expect(document.updateTime).toEqual(document.createTime);
  }
});
