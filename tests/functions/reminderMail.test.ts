import { describe, expect, test } from 'vitest';
import { writeReminder } from '../../functions/src/answered/writeReminder.ts';
import { isMailContent } from '../../functions/src/mail/mailDocument.ts';
import { day, hour } from '../../functions/src/time.ts';
import { erase } from '../../operations/erase.ts';
import { personalCopy, personalDocuments } from '../../operations/personalDocuments.ts';
import { answeredFunction, functionAddress } from '../../shared/callable.ts';
import { bytesOfChange } from '../support/functions/bytesOfChange.ts';
import { later } from '../support/functions/harness.ts';
import { at, useReminders } from '../support/functions/reminders.ts';
import { newSubmission } from '../support/functions/submissions.ts';

const { harness, settingsWithReminders, reminders, run, stored, named } = useReminders();

describe('the reminder', () => {
  test('contains initials, time, id and link of each request, and no other personal data', async () => {
    const submission = await stored(at('09:05') - day, { name: 'Érika <b>von</b> Müller' });
    await run('09:00');
    const [mail] = await reminders();
    expect(isMailContent(mail?.data())).toBe(true);
    expect(mail?.data()).toMatchObject({
      to: harness.settings().teamAddress,
      kind: 'reminder',
    });
    for (const content of [mail?.get('message.text'), mail?.get('message.html')]) {
      expect(content).toContain(`É. M., 30 November 2026 at 09:05, ${submission.request_id}`);
      expect(content).toContain(`${harness.settings().answerAddress}?request=${submission.request_id}`);
      expect(content).not.toMatch(/rika|ller|von</);
      expect(content).not.toContain(submission.email);
    }
    await harness.mailEvents();
    expect(harness.server.messages.map(({ to }) => to)).toEqual([harness.settings().teamAddress]);
  });

  test('omits a person who was erased before it is sent, and the export for a person contains no other person', async () => {
    const [own, other] = [await stored(at('09:00') - day), await stored(at('09:00') - day)];
    await run('09:00');
    const documents = await personalDocuments(harness.firestore, own.email);
    expect(personalCopy(documents)).not.toContain(other.request_id);
    await erase(harness.firestore, documents);
    const [mail] = await reminders();
    expect(JSON.stringify(mail?.data())).not.toContain(own.request_id);
    await harness.mailEvents();
    expect(harness.server.messages.map(({ content }) => content).join()).toContain(other.request_id);
  });

  test('names requests with their own e-mails before those of digests, and says how many do not fit', async () => {
    const moment = at('07:00') - day;
    for (let count = 0; count < 25; count++) {
      const { request_id } = await stored(moment);
      await harness.firestore.doc(`ledger/${request_id}`).create({ mails: [], digest: 'due' });
    }
    const [honest, next] = [await stored(moment), await stored(moment + hour / 2)];
    const limits = { read: 20, named: 5 };
    for (const time of ['08:00', '08:15', '14:00'])
      await writeReminder(settingsWithReminders(), at(time), limits);
    const [first, second] = await reminders();
    expect(first?.get('message.text')).toMatch(/Not listed here: 1\d\./);
    expect([first, second].map((mail) => mail?.get('request_ids').length)).toEqual([5, 5]);
    expect(await named()).toEqual(expect.arrayContaining([honest.request_id, next.request_id]));
  });

  test('with as many requests as it may name is a document whose change Eventarc delivers', async () => {
    const settings = {
      ...settingsWithReminders(),
      answerAddress: functionAddress('a-project-id-of-thirty-letters', answeredFunction),
    };
    // A reminder shows the initials of each name. This letter takes four bytes, the most that UTF-8 needs for a letter.
    await Promise.all(Array.from({ length: 600 }, () => stored(at('09:00') - day, { name: '𠀀 𠀀' })));
    await run('08:00', settings);
    const [mail] = await reminders();
    expect(mail?.get('message.text')).toContain('Not listed here: ');
    expect(mail && bytesOfChange(mail)).toBeLessThan(500_000);
  });
});

test('the e-mail of a request has a link, and each request in a digest has its own link', async () => {
  const settings = { ...harness.settings({ teamPerSource: 1 }), answerHours: 24 };
  const submissions = [newSubmission(), newSubmission(), newSubmission()];
  for (const submission of submissions) {
    await harness.store(submission);
    await harness.requestEvent(submission, settings);
  }
  later(hour);
  await harness.reconcile(settings);
  const mails = (await harness.mails()).filter((mail) => mail.get('kind') !== 'visitor');
  for (const { request_id } of submissions) {
    const own = mails.find((mail) => mail.get('request_ids').includes(request_id));
    for (const content of [own?.get('message.text'), own?.get('message.html')])
      expect(content).toContain(
        `?request=${request_id}&`.replace('&', content.startsWith('<') ? '&amp;' : '&'),
      );
  }
});
