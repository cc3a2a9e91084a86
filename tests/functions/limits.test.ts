import { expect, test } from 'vitest';
import { answerSubmission } from '../../functions/src/consultation/answerSubmission.ts';
import type { NotificationSettings } from '../../functions/src/consultation/notify.ts';
import type { Submission } from '../../shared/consultationRequest.ts';
import { newRequestId } from '../../web/src/consultation/sending/requestId.ts';
import { oneOfEach, traces } from '../support/functions/databases.ts';
import { browser, useHarness } from '../support/functions/harness.ts';
import { newSubmission, newSubmissions } from '../support/functions/submissions.ts';

const harness = useHarness();
const times = (count: number) => Array.from({ length: count }, (_, index) => index);

/** The numbers of e-mails about these requests to the team and to visitors. */
const mailed = async (submissions: Submission[]) => {
  const all = await harness.mails();
  const emails = submissions.map(({ email }) => email);
  const count = (field: string) => all.filter((mail) => emails.includes(mail.get(field))).length;
  return { team: count('replyTo'), visitor: count('to') };
};

test.each([
  ['confirmations to a mailbox', { confirmationsPerMailbox: 5 }, { email: 'anna@example.com' }, 20],
  ['confirmations of a source', { confirmationsPerSource: 5 }, {}, 20],
  ['confirmations of a day', { confirmations: 5 }, {}, 20],
  ['team’s e-mails of a source', { teamPerSource: 5 }, {}, 5],
  ['team’s e-mails of a day', { team: 5 }, {}, 5],
])(
  'of twenty parallel requests, exactly as many are mailed as the limit of the %s allows',
  async (_, limits, change, team) => {
    const settings = harness.settings(limits);
    const submissions = newSubmissions(20, change);
    await Promise.all(submissions.map((submission) => harness.call(submission, settings)));

    expect(await mailed(submissions)).toEqual({ team, visitor: 5 });
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

  expect(await mailed([first, second])).toEqual({ team: 2, visitor: 2 });
  expect(await mailed([third])).toEqual({ team: 1, visitor: 0 });
});

test('confirmations that are withheld for their source do not count for the limit of the day', async () => {
  const settings = harness.settings({ confirmationsPerSource: 1, confirmations: 2 });
  const flood = newSubmissions(5);
  for (const submission of flood) await harness.call(submission, settings);
  const visitor = newSubmission();
  await harness.call(visitor, settings, '192.0.2.2');

  expect(await mailed(flood)).toEqual({ team: 5, visitor: 1 });
  expect(await traces(harness.firestore, visitor)).toEqual(oneOfEach);
});

test('App Check lifts the limits of a source and not those of a day', async () => {
  const settings = harness.settings({ teamPerSource: 1, confirmationsPerSource: 1, confirmations: 3 });
  const submissions = newSubmissions(4);
  for (const submission of submissions)
    await answerSubmission(settings, submission, { ...browser, verified: true });
  expect(await mailed(submissions)).toEqual({ team: 4, visitor: 3 });
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
  expect(await harness.mails('visitor')).toHaveLength(3);
});

/** Returns settings under which requests from an unknown network get no more confirmations. */
const settingsWithoutUnknown = async (): Promise<NotificationSettings> => {
  const settings = harness.settings({ confirmationsPerSource: 1 });
  await harness.call(newSubmission(), settings, null);
  return settings;
};
test('a confirmation that the trigger had to withhold is added once by calls that may confirm, and no e-mail is overwritten', async () => {
  const settings = await settingsWithoutUnknown();
  const submission = await harness.arrived(newSubmission(), settings);
  expect(await traces(harness.firestore, submission)).toMatchObject({ team: 1, visitor: 0 });

  await Promise.all(times(10).map(() => harness.call(submission, settings)));
  expect(await traces(harness.firestore, submission)).toEqual(oneOfEach);
  // Writing an e-mail again would send it again.
  for (const mail of await harness.mails()) expect(mail.updateTime).toEqual(mail.createTime);
});

test('the trigger of a request that a call stored adds no confirmation that the call had to withhold', async () => {
  const settings = harness.settings({ confirmationsPerSource: 1 });
  await harness.call(newSubmission(), settings);
  const submission = newSubmission();
  await harness.call(submission, settings);
  await harness.requestEvent(submission, settings);
  expect(await traces(harness.firestore, submission)).toMatchObject({ team: 1, visitor: 0 });
});

test('a call that may confirm does so even if the trigger, which may not, comes first', async () => {
  const settings = await settingsWithoutUnknown();
  const submissions = newSubmissions(5);
  for (const submission of submissions) await harness.store(submission);
  await Promise.all(
    submissions.flatMap((submission, index) => [
      ...times(3).map(() => harness.requestEvent(submission, settings)),
      harness.call(submission, settings, `192.0.2.${index}`),
    ]),
  );
  expect(await mailed(submissions)).toEqual({ team: 5, visitor: 5 });
});
