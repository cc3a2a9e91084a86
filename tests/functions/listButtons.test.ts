import { expect, test, vi } from 'vitest';
import { answerPage } from '../../functions/src/answered/page.ts';
import { signedLink } from '../../functions/src/signedLink.ts';
import { day, minute } from '../../functions/src/time.ts';
import { at, useLists } from '../support/functions/lists.ts';
import { newSubmission } from '../support/functions/submissions.ts';

const { harness, settings, run, named, textOf, stored, suspect, mark } = useLists();

const press = (action: 'answered' | 'person' | 'settle', id: string, method = 'POST') =>
  answerPage(settings(), method, signedLink(settings(), action, id) ?? '');

test.each([
  ['no list has named', at('07:00')],
  ['a list has named', at('08:00')],
])(
  'the button This is a person confirms a request that %s, tells the team with her words and starts her 24 hours',
  async (_, time) => {
    const submission = await suspect(at('07:00') - 2 * day);
    await run(time);
    await harness.mailEvents();
    expect(harness.copies(submission).visitor).toBe(0);
    vi.setSystemTime(at('09:00'));
    expect(await press('person', submission.request_id, 'GET')).toMatchObject({
      status: 200,
      body: expect.stringContaining('<button>This is a person</button>'),
    });
    expect((await harness.request(submission).get()).get('suspected')).toBe(true);
    expect(await press('person', submission.request_id)).toMatchObject({
      status: 200,
      body: expect.stringContaining('The confirmation is on its way.'),
    });
    expect((await press('person', submission.request_id)).body).toContain('It was confirmed before');
    await harness.mailEvents();
    expect(harness.copies(submission).visitor).toBe(1);
    const team = await harness.mails('team');
    expect(team.map((mail) => mail.get('message.text'))).toEqual([
      expect.stringContaining(submission.message.split('\n')[0] ?? ''),
    ]);
    expect((await harness.request(submission).get()).data()).not.toHaveProperty('suspected');
    // The emulator's clock sets the time from which her 24 hours count.
    const since = (await harness.entry(submission).get()).get('open_since');
    expect(Math.abs(since.toMillis() - vi.getRealSystemTime())).toBeLessThan(minute);
  },
);

test('the button Settle ends an e-mail that waits for a person, and the next list no longer names it', async () => {
  const submission = await stored(at('07:00'));
  await mark(submission);
  const mail = harness.firestore.doc(`mail/${submission.request_id}-team`);
  await mail.update({
    delivery: { state: 'ERROR', error: 'Error: Message failed: 554 5.7.1', attempts: 1 },
  });
  vi.setSystemTime(at('07:30'));
  await harness.reconcile(settings());
  await run('08:00');
  const text = await textOf('2026-12-01-08');
  expect((await harness.mails('list'))[0]?.get('message.subject')).toBe('emails that wait for you: 1');
  expect(text).toMatch(new RegExp(`^${mail.id}, written .*\nSettle: http`, 'm'));
  expect((await press('settle', mail.id, 'GET')).body).toContain('<button>Settle</button>');
  expect((await mail.get()).get('due_at')).toBeDefined();
  expect((await press('settle', mail.id)).body).toContain('<h1>Settled</h1>');
  expect((await mail.get()).get('due_at')).toBeUndefined();
  await run('16:00');
  expect(Object.keys(await named())).toEqual(['2026-12-01-08']);
});

test('a button of something that is no longer kept says so', async () => {
  for (const action of ['answered', 'person', 'settle'] as const)
    expect(await press(action, newSubmission().request_id)).toMatchObject({ status: 410 });
});
