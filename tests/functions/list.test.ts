import { describe, expect, test, vi } from 'vitest';
import { isMailContent } from '../../functions/src/mail/mailDocument.ts';
import { listLimits } from '../../functions/src/reconciliation/list.ts';
import { day, hour } from '../../functions/src/time.ts';
import { at, useLists } from '../support/functions/lists.ts';
import { virus } from '../support/functions/mailServer.ts';
import { newSubmission, newSubmissions } from '../support/functions/submissions.ts';

const { harness, settings, run, named, textOf, stored, suspect, mark } = useLists();

describe('the list', () => {
  test('comes at 8 and at 16 o’clock of each working day and names a request until it is marked', async () => {
    const one = await stored(at('16:30') - day);
    const other = await stored(at('17:00') - day);
    for (const time of ['07:45', '08:00', '08:15', '15:45', '16:00', '23:45']) await run(time);
    await mark(one);
    await run(at('08:00') + day);
    await mark(other);
    await run(at('16:00') + day);
    expect(await named()).toEqual({
      '2026-12-01-08': [one.request_id, other.request_id],
      '2026-12-01-16': [one.request_id, other.request_id],
      '2026-12-02-08': [other.request_id],
    });
  });

  test('names a request of Friday morning on the same day and on Monday, and none comes at a weekend', async () => {
    const friday = 3 * day;
    const early = await stored(at('07:50') + friday);
    await run(at('08:00') + friday);
    const late = await stored(at('09:00') + friday);
    const ids = [early, late].map(({ request_id }) => request_id);
    for (let now = at('09:15') + friday; now < at('09:00') + 6 * day; now += hour / 2) await run(now);
    expect(await named()).toEqual({
      '2026-12-04-08': [early.request_id],
      '2026-12-04-16': ids,
      '2026-12-07-08': ids,
    });
  });

  test('shows in bold what will be late before the next list', async () => {
    const late = await stored(at('07:00') - day);
    const soon = await stored(at('15:00') - day);
    const next = await stored(at('07:00'));
    await run('08:00');
    await run('16:00');
    const urgentIn = async (id: string) => {
      const { text, html } = (await harness.firestore.doc(`mail/list-${id}`).get()).get('message');
      return [late, soon, next].map(
        ({ request_id: one }) =>
          new RegExp(`^! .*${one}`, 'm').test(text) && new RegExp(`<b>! [^<]*${one}</b>`).test(html),
      );
    };
    expect(await urgentIn('2026-12-01-08')).toEqual([true, true, false]);
    expect(await urgentIn('2026-12-01-16')).toEqual([true, true, true]);
  });

  test('names the requests of 14 days, the oldest first', async () => {
    const old = await stored(at('07:59') - 14 * day);
    const first = await stored(at('08:01') - 14 * day);
    const second = await stored(at('07:00'));
    await run('08:00');
    expect(await named()).toEqual({ '2026-12-01-08': [first.request_id, second.request_id] });
    expect(await textOf('2026-12-01-08')).not.toContain(old.request_id);
  });

  test('leaves out requests that were erased, repeat another or are unusable, and is not written without any', async () => {
    expect(await run(at('08:00') - day)).toEqual({ listed: 0 });
    const own = await stored(at('09:00') - day);
    const again = { ...own, request_id: newSubmission().request_id };
    await harness.store(again, new Date(at('09:01') - day));
    await harness.entry(again).create({ mails: [], repeats: own.request_id });
    const erased = await stored(at('09:02') - day);
    await harness.forget(erased.email);
    const junk = newSubmission();
    await harness.request(junk).create({ name: 'Anna', created_at: new Date(at('09:00') - day) });
    await harness.requestEvent(junk, settings());
    await run('08:00');
    expect(await named()).toEqual({ '2026-12-01-08': [own.request_id] });
  });

  test('contains initials, times, id and link of a request with its own e-mail, and no other personal data', async () => {
    const submission = await stored(at('09:05') - day, { name: 'Érika <b>von</b> Müller' });
    await run('08:00');
    const [list] = await harness.mails('list');
    expect(isMailContent(list?.data())).toBe(true);
    for (const content of [list?.get('message.text'), list?.get('message.html')]) {
      expect(content).toContain(
        `É. M., received 30 November 2026 at 09:05, answer by 1 December 2026 at 09:05, request ${submission.request_id}`,
      );
      expect(content).toContain('Mark as answered');
      expect(content).not.toContain('This is a person</a>');
      expect(content).not.toMatch(/rika|ller|von</);
      expect(content).not.toContain(submission.email);
    }
  });

  test('names withheld and suspected requests after the others, with address, first words and two buttons', async () => {
    const tight = { ...harness.settings({ teamPerSource: 1 }), answerList: true };
    const suspected = await suspect(at('09:00') - day, { message: 'Guten Tag\nzweite Zeile' });
    const own = await stored(at('10:00') - day, {}, tight);
    const withheld = await stored(at('11:00') - day, {}, tight);
    await run('08:00');
    const ids = (await named())['2026-12-01-08'] ?? [];
    expect(ids[0]).toBe(own.request_id);
    expect(ids.slice(1).toSorted()).toEqual([suspected.request_id, withheld.request_id].toSorted());
    const text = await textOf('2026-12-01-08');
    for (const { request_id, email } of [suspected, withheld]) {
      const part = text.split('\n\n').find((each) => each.includes(request_id)) ?? '';
      expect(part).toContain(`${email}: `);
      expect(part).toMatch(/^Mark as answered: http/m);
      expect(part).toMatch(/^This is a person: http/m);
      expect(part.match(/^> /gm)).toHaveLength(1);
    }
    expect(text).toContain('Guten Tag');
    expect(text).not.toContain('zweite Zeile');
  });

  test('names a suspected request until it is marked, and its words once', async () => {
    const suspected = await suspect(at('07:00'));
    await run('08:00');
    await run('16:00');
    expect(await textOf('2026-12-01-08')).toContain(suspected.email);
    expect(await textOf('2026-12-01-16')).not.toContain(suspected.email);
    expect(await textOf('2026-12-01-16')).toMatch(/^This is a person: http/m);
    await mark(suspected);
    await run(at('08:00') + day);
    expect(await named()).toEqual({
      '2026-12-01-08': [suspected.request_id],
      '2026-12-01-16': [suspected.request_id],
    });
  });

  test('hides no visitor whose password manager fills the field behind a flood of one network', async () => {
    vi.setSystemTime(at('07:00'));
    const flood = newSubmissions(120, { honeypot: 'filled' });
    for (let start = 0; start < flood.length; start += 20)
      await Promise.all(flood.slice(start, start + 20).map((one) => harness.call(one, settings())));
    const visitor = newSubmission({ honeypot: 'filled' });
    await harness.call(visitor, settings(), '192.0.2.7');
    await run('08:00');
    const ids = (await named())['2026-12-01-08'] ?? [];
    expect(ids).toContain(visitor.request_id);
    expect(ids.length).toBeLessThan(1 + flood.length);
  }, 120_000);

  /** The fields with which `harness.record` stores a request that waits for an answer. */
  const waiting = (isSuspected: boolean, created_at: Date) => ({
    created_at,
    entry: {
      ...(isSuspected ? { mails: [], digest: 'suspected', turn: 1 } : { mails: ['team'], turn: 0 }),
      open_since: created_at,
    },
  });

  test('that only counts suspected requests is followed by lists that name them, whatever else waits', async () => {
    const many = newSubmissions(400, { name: '"'.repeat(100) });
    const suspected = many.slice(0, 2 * listLimits.suspected);
    await harness.record(many, (index) => {
      const isSuspected = index < suspected.length;
      return waiting(isSuspected, new Date(at('06:00') - (isSuspected ? 0 : hour)));
    });
    await run('08:00');
    await run('16:00');
    const texts = `${await textOf('2026-12-01-08')}${await textOf('2026-12-01-16')}`;
    for (const { email } of suspected) expect(texts.split(`${email}: `)).toHaveLength(2);
  });

  test('keeps its places for suspected requests that nobody has answered', async () => {
    const answered = newSubmissions(listLimits.suspected);
    const others = newSubmissions(listLimits.requests);
    const last = newSubmission();
    await harness.record(answered, () => {
      const { entry, created_at } = waiting(true, new Date(at('05:00')));
      const { open_since: _, ...ofAnswered } = entry;
      return { created_at, answered_at: created_at, entry: ofAnswered };
    });
    await harness.record(others, () => waiting(false, new Date(at('05:01'))));
    await harness.record([last], () => waiting(true, new Date(at('05:02'))));
    await run('08:00');
    expect((await named())['2026-12-01-08']).toContain(last.request_id);
  });

  test('has less than 100 kB, and counts what it does not name', async () => {
    const created_at = new Date(at('06:00'));
    await harness.record(
      newSubmissions(460, { name: '"'.repeat(100), message: '"'.repeat(2_000) }),
      (index) => ({
        created_at,
        entry: { mails: [], turn: index % 2, open_since: created_at },
      }),
    );
    await run('08:00');
    const [list] = await harness.mails('list');
    for (const content of [list?.get('message.text'), list?.get('message.html')])
      expect(Buffer.byteLength(content)).toBeLessThan(100_000);
    const listed = list?.get('request_ids').length;
    expect(listed).toBeGreaterThan(80);
    expect(list?.get('message.text')).toContain(`Not listed here: ${460 - listed}.`);
  });

  test('that the mail server refuses for the words of a request is sent without them', async () => {
    const refused = await suspect(at('07:00'), { message: virus });
    const own = await stored(at('07:05'));
    await run('08:00');
    await harness.mailEvents();
    vi.setSystemTime(at('08:16'));
    await harness.reconcileAndDeliver(settings());
    const [list] = await harness.mails('list');
    expect(list?.get('delivery.state')).toBe('SUCCESS');
    expect(list?.get('request_ids')).toEqual([own.request_id, refused.request_id]);
    expect(list?.get('message.text')).not.toContain(refused.email);
    expect(list?.get('message.text')).toContain(refused.request_id);
    await run('16:00');
    await harness.mailEvents();
    expect((await harness.mails('list')).map((mail) => mail.get('delivery.state'))).toEqual([
      'SUCCESS',
      'SUCCESS',
    ]);
  });

  test('is switched off by ANSWER_LIST=off, with the buttons, except for suspected requests, which come once', async () => {
    const off = { ...settings(), answerList: false };
    await stored(at('07:00'), {}, off);
    expect(await run('08:00', off)).toEqual({ listed: 0 });
    const suspected = await suspect(at('15:00'));
    expect(await run('16:00', off)).toEqual({ listed: 1 });
    expect(await textOf('2026-12-01-16')).toContain(suspected.email);
    expect(await textOf('2026-12-01-16')).not.toMatch(/http|button|“/);
    expect(await run(at('08:00') + day, off)).toEqual({ listed: 0 });
    const [mail] = await harness.mails('team');
    expect(JSON.stringify(mail?.data())).not.toContain('Mark as answered');
  });
});
