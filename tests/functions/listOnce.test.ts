import { expect, test } from 'vitest';
import { day } from '../../functions/src/time.ts';
import { personalCopy, personalDocuments } from '../../operations/personalDocuments.ts';
import { loggedBy } from '../support/functions/harness.ts';
import { withBefore } from '../support/functions/interruptedWrites.ts';
import { at, useLists } from '../support/functions/lists.ts';

const { harness, run, named, textOf, stored, suspect, mark } = useLists();

test('concurrent runs write one list and one log line of late answers', async () => {
  for (let count = 0; count < 5; count++) await stored(at('07:00') - day);
  const lines = await loggedBy(async () => {
    await Promise.all(Array.from({ length: 6 }, () => run('08:00')));
    await run('08:15');
  });
  expect(Object.values(await named())).toHaveLength(1);
  expect(lines.filter(({ message }) => message === 'answersOverdue')).toEqual([
    { severity: 'WARNING', message: 'answersOverdue', count: 5 },
  ]);
});

test('a list that was deleted is not written again at the same time of the day', async () => {
  await stored(at('07:00'));
  await run('08:00');
  await (await harness.mails('list'))[0]?.ref.delete();
  await run('08:15');
  expect(await harness.mails('list')).toEqual([]);
});

test('a request that is marked or erased during the run is not in the list', async () => {
  const marked = await stored(at('07:00'));
  const erased = await stored(at('07:01'));
  const other = await stored(at('07:02'));
  for (const change of [() => mark(marked), () => harness.forget(erased.email)]) {
    await withBefore(0, () => run('08:00'), change);
    expect(await harness.mails('list')).toEqual([]);
  }
  await run('08:15');
  expect(await named()).toEqual({ '2026-12-01-08': [other.request_id] });
});

test('after an erasure an unsent list is written again without the person, and a sent one is deleted', async () => {
  const own = await stored(at('07:00'));
  const next = await stored(at('07:01'));
  const other = await stored(at('07:02'));
  await run('08:00');
  const copy = personalCopy(await personalDocuments(harness.firestore, own.email));
  expect(copy).not.toContain(other.request_id);
  await harness.forget(own.email);
  await run('08:15');
  expect(await named()).toEqual({ '2026-12-01-08': [next.request_id, other.request_id] });
  await harness.mailEvents();
  await harness.forget(next.email);
  await run('08:30');
  expect(await harness.mails('list')).toEqual([]);
});

test('after an erasure the list that is written again has the words of the other suspected requests', async () => {
  const [erased, other] = [await suspect(at('07:00')), await suspect(at('07:01'))];
  await run('08:00');
  await harness.forget(erased.email);
  await run('08:15');
  expect(await named()).toEqual({ '2026-12-01-08': [other.request_id] });
  expect(await textOf('2026-12-01-08')).toContain(other.email);
});
