import random from 'random';
import { describe, expect, test, vi } from 'vitest';
import { answerSubmission } from '../../functions/src/consultation/answerSubmission.ts';
import { day, hour, minute } from '../../functions/src/time.ts';
import { erase } from '../../operations/erase.ts';
import { personalDocuments } from '../../operations/personalDocuments.ts';
import { type Submission, toStoredRequest } from '../../shared/consultationRequest.ts';
import { newRequestId } from '../../web/src/consultation/sending/requestId.ts';
import { operationsOf } from '../support/functions/countedOperations.ts';
import { browser, loggedBy } from '../support/functions/harness.ts';
import { at, useReminders } from '../support/functions/reminders.ts';
import { newSubmission } from '../support/functions/submissions.ts';

const { harness, settingsWithReminders, requestOf, reminders, run, stored, mark, named } = useReminders();

describe('a request', () => {
  test('that is not marked as answered is in one reminder, twenty hours after it was created', async () => {
    const submission = await stored(at('14:00') - day);
    expect(await run('09:45')).toEqual({ reminded: 0 });
    expect(await run('10:00')).toEqual({ reminded: 1 });
    for (const time of ['10:15', '14:00', '17:45']) expect(await run(time)).toEqual({ reminded: 0 });
    expect(await named()).toEqual([submission.request_id]);
  });

  test.each([
    ['of the night', at('02:00') - day, '2026-12-01-08'],
    ['of the office hours', at('13:00') - day, '2026-12-01-08'],
    ['of the evening', at('20:00') - day, '2026-12-01-14'],
    ['of the late evening, on the day after', at('23:00') - day, '2026-12-02-08'],
    ['of Friday afternoon, on Monday', at('16:00') + 3 * day, '2026-12-07-08'],
    ['of Sunday evening, on Monday', at('21:00') + 5 * day, '2026-12-07-14'],
  ])('%s is named in the next half-day of office hours', async (_, created, expected) => {
    await stored(created);
    for (let now = created; now < created + 4 * day; now += 2 * hour) await run(now);
    expect((await reminders()).map(({ id }) => id)).toEqual([`reminder-${expected}`]);
  });

  test('of Thursday evening or of the night to Friday is in the last reminder before the weekend', async () => {
    const [thursday, friday] = [2 * day, 3 * day];
    const early = await stored(at('17:50') + thursday);
    const others = [await stored(at('19:00') + thursday), await stored(at('08:00') + friday)];
    const next = await stored(at('09:00') + friday);
    for (let now = at('13:45') + friday; now < at('12:00') + friday + 4 * day; now += hour / 4)
      await run(now);
    expect((await reminders()).map((mail) => [mail.id, mail.get('request_ids').toSorted()])).toEqual([
      ['reminder-2026-12-04-14', [early, ...others].map(({ request_id }) => request_id).toSorted()],
      ['reminder-2026-12-07-08', [next.request_id]],
    ]);
  });

  test('of Friday morning that nobody answers for six hours is in a reminder of the afternoon', async () => {
    const friday = 3 * day;
    const [submission, answered] = [await stored(at('09:00') + friday), await stored(at('08:00') + friday)];
    await mark(answered);
    expect(await run(at('14:45') + friday)).toEqual({ reminded: 0 });
    expect(await run(at('15:00') + friday)).toEqual({ reminded: 1 });
    await run(at('08:00') + 6 * day);
    expect(await named()).toEqual([submission.request_id]);
  });

  test('is named together with others, in at most one e-mail per half-day', async () => {
    const early = await stored(at('12:00') - day);
    const late = await stored(at('12:30') - day);
    await run('08:00');
    for (const time of ['08:15', '08:30', '13:45']) expect(await run(time)).toEqual({ reminded: 0 });
    expect(await run('14:00')).toEqual({ reminded: 1 });
    expect((await reminders()).map((mail) => mail.get('request_ids'))).toEqual([
      [early.request_id],
      [late.request_id],
    ]);
  });

  test('is in no reminder if it is marked as answered, erased, a repetition or unusable', async () => {
    const first = newSubmission();
    await answerSubmission(settingsWithReminders(), first, browser);
    const again = { ...first, request_id: newRequestId() };
    await answerSubmission(settingsWithReminders(), again, browser);
    for (const submission of [first, again])
      await requestOf(submission).update({ created_at: new Date(at('09:00') - day) });
    const [marked, erased] = [await stored(at('09:00') - day), await stored(at('09:00') - day)];
    await mark(marked);
    await erase(harness.firestore, await personalDocuments(harness.firestore, erased.email));
    const junk = harness.firestore.doc(`consultation_requests/${newRequestId()}`);
    await junk.create({ name: 'Anna', created_at: new Date(at('09:00') - day) });
    await harness.firestore.doc(`ledger/${junk.id}`).create({ unusable: true, mails: [] });
    await run('08:00');
    expect(await named()).toEqual([first.request_id]);
  });

  test('is named even if another request has no time', async () => {
    const strange = await stored(0);
    await requestOf(strange).update({ created_at: 'yesterday' });
    const submission = await stored(at('09:00') - day);
    await run('08:00');
    expect(await named()).toEqual([submission.request_id]);
  });
});

test('two concurrent runs write one reminder and one log line', async () => {
  for (let count = 0; count < 5; count++) await stored(at('08:00') - day);
  const lines = await loggedBy(async () => {
    await Promise.all(Array.from({ length: 6 }, () => run('09:00')));
  });
  expect(await named()).toHaveLength(5);
  expect(lines).toEqual([{ severity: 'WARNING', message: 'answersOverdue', count: 5 }]);
});

test('a request that is marked as answered or erased during the run is not in the reminder', async () => {
  const submissions = [];
  for (let count = 0; count < 3; count++) submissions.push(await stored(at('09:00') - day));
  const [marked, erased, other] = submissions as [Submission, Submission, Submission];
  const { firestore } = harness;
  for (const change of [
    () => mark(marked),
    () => requestOf(erased).set({ created_at: new Date(at('09:00') - day), erased_at: new Date() }),
  ]) {
    const { batch } = firestore;
    vi.spyOn(firestore, 'batch').mockImplementationOnce(() => {
      const written = batch.call(firestore);
      const { commit } = written;
      written.commit = async () => {
        await change();
        return commit.call(written);
      };
      return written;
    });
    expect(await run('08:00')).toEqual({ reminded: 0 });
    expect(await reminders()).toEqual([]);
  }
  expect(await run('08:15')).toEqual({ reminded: 1 });
  expect(await named()).toEqual([other.request_id]);
});

describe('the log line about late answers', () => {
  const overdue = async (...times: (string | number)[]) => {
    const lines = await loggedBy(async () => {
      for (const time of times) await run(time);
    });
    return lines.map((line) => ({ ...line }));
  };

  test('counts each request once, also at night and on Sunday', async () => {
    const [one] = [
      await stored(at('03:00') - day),
      await stored(at('03:00') - day),
      await stored(at('04:00') - day),
    ];
    await mark(one);
    const line = { severity: 'WARNING', message: 'answersOverdue', count: 1 };
    expect(await overdue('02:45')).toEqual([]);
    expect(await overdue('03:00', '03:15', '03:30')).toEqual([line]);
    expect(await overdue('04:00', '04:15')).toEqual([line]);
    await stored(at('12:00') + 4 * day);
    expect(await overdue(at('12:15') + 5 * day, at('12:30') + 5 * day)).toEqual([line]);
  });

  test('is written once by concurrent runs, and also by a run that writes a reminder', async () => {
    const line = { severity: 'WARNING', message: 'answersOverdue', count: 1 };
    for (const time of ['01:00', '02:00', '10:00', '13:00']) await stored(at(time) - day);
    expect(await overdue('01:00')).toEqual([line]);
    const lines = await loggedBy(() => Promise.all([run('02:00'), run('02:00'), run('02:00')]));
    expect(lines).toEqual([line]);
    await run('08:00');
    expect(await overdue('10:00')).toEqual([line]);
  });
});

test('with ANSWER_HOURS=0 there is no reminder, no log line and no link', async () => {
  await stored(at('09:00') - day);
  const lines = await loggedBy(() => run('09:00', settingsWithReminders(0)));
  expect(lines).toEqual([]);
  const submission = newSubmission();
  await answerSubmission(settingsWithReminders(0), submission, browser);
  expect((await harness.mails()).map((mail) => mail.get('kind')).sort()).toEqual(['team', 'visitor']);
  expect(JSON.stringify((await harness.mails()).map((mail) => mail.data()))).not.toContain(
    'Mark as answered',
  );
});

test('after months without reminders only the requests of the last week are named', async () => {
  const [old, recent] = [await stored(at('09:00') - 8 * day), await stored(at('09:00') - 6 * day)];
  await run('09:00');
  expect(await named()).toEqual([recent.request_id]);
  expect(old).toBeDefined();
});

test('of 1,000 requests over 30 days, each unanswered one is in one reminder and no answered one is', async () => {
  const dice = random.clone(7);
  const start = Date.parse('2026-10-12T00:00:00Z');
  const asked = Array.from({ length: 1_000 }, () => {
    const created = start + dice.float(0, 30) * day;
    const answered = dice.boolean() ? created + dice.float(0, 96) * hour : Number.POSITIVE_INFINITY;
    return { submission: newSubmission(), created, answered };
  });
  const writer = harness.firestore.bulkWriter();
  for (const { submission, created } of asked)
    writer.create(requestOf(submission), { ...toStoredRequest(submission), created_at: new Date(created) });
  await writer.close();

  // The runs start at 8:05, 14:05, 20:05 and 2:05 in Basel, and an hour earlier in winter time.
  const moments = Array.from({ length: 34 * 4 }, (_, index) => start + (index * 6 + 6) * hour + 5 * minute);
  const winter = Date.parse('2026-10-25T01:00:00Z');
  const isInOffice = (moment: number) => {
    const inBasel = new Date(moment + (moment < winter ? 2 : 1) * hour);
    return inBasel.getUTCDay() % 6 !== 0 && inBasel.getUTCHours() >= 8 && inBasel.getUTCHours() < 18;
  };
  /** The minimum age, in hours, of the requests in a reminder at this moment. */
  const ageAt = (moment: number) => {
    const inBasel = new Date(moment + (moment < winter ? 2 : 1) * hour);
    return inBasel.getUTCDay() === 5 && inBasel.getUTCHours() >= 14 ? 6 : 20;
  };
  const open = new Set(asked);
  const runs: number[] = [];
  for (const now of moments) {
    const answers = [...open].filter(({ answered }) => answered <= now);
    for (const one of answers) open.delete(one);
    await Promise.all(
      answers.map(({ submission }) => requestOf(submission).update({ answered_at: new Date(now) })),
    );
    if ((await run(now)).reminded > 0) runs.push(now);
  }

  const sent = (await reminders()).map((mail): string[] => mail.get('request_ids'));
  expect(sent).toHaveLength(runs.length);
  const expected = asked.flatMap(({ submission, created, answered }) => {
    const due = moments.find((moment) => isInOffice(moment) && moment >= created + ageAt(moment) * hour) ?? 0;
    return answered > due ? [`${due} ${submission.request_id}`] : [];
  });
  const found = sent.flatMap((ids, index) => ids.map((id) => `${runs[index]} ${id}`));
  expect(found.sort()).toEqual(expected.sort());
  expect(found.length).toBeGreaterThan(500);
}, 120_000);

test('a run whose clock is behind the last run asks for no requests, because Firestore would refuse the query', async () => {
  await stored(at('09:00') - 2 * day);
  await run('09:00');
  const { reads } = await operationsOf(() => run(at('09:00') - minute));
  const progress = 1;
  expect(reads).toBe(progress);
});

test('a run with a clock two days ahead does not remove requests from the reminders', async () => {
  await stored(at('09:00') - day);
  await run(at('09:00') + 2 * day);
  const waiting = await stored(at('10:00'));
  for (let time = at('10:15'); time < at('10:00') + 4 * day; time += 3 * hour) await run(time);
  expect(await named()).toContain(waiting.request_id);
});
