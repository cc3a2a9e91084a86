// @vitest-environment jsdom
import type { Submission } from '@helvardar/shared/consultationRequest';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { releases } from '../../../../tests/support/releases.ts';
import { sampleSubmission } from '../../../../tests/support/samples.ts';
import { forget, keep, noteRefusal, unsent, waiting } from './outbox.ts';

const day = 24 * 60 * 60 * 1000;
const submissionOf = (requestId: string): Submission => ({ ...sampleSubmission, request_id: requestId });
const one = submissionOf('aaaaaaaaaaaaaaaaaaaa');
const other = submissionOf('bbbbbbbbbbbbbbbbbbbb');
const keys = () => Object.keys(localStorage).toSorted();
const listKey = 'consultationOutbox';
const keyOf = ({ request_id: requestId }: Submission) => `consultationOutbox/${requestId}`;

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: 0 });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('what is kept waits, the oldest first, each under a key of its own', () => {
  expect(keep(other, 1)).toBe(true);
  expect(keep(one, 2)).toBe(true);
  expect(waiting()).toEqual([other, one]);
  expect(keys()).toEqual([keyOf(one), keyOf(other)]);
});

test('what is forgotten waits no longer, and nothing is left of it in the browser', () => {
  keep(one, 1);
  keep(other, 2);
  forget(one.request_id);
  expect(waiting()).toEqual([other]);
  forget(other.request_id);
  expect(keys()).toEqual([]);
});

describe('a request', () => {
  const kept = 100 * day;
  test.each([
    ['at once', 0],
    ['a moment before the end of the seventh day', 7 * day - 1],
    ['by a clock that is set back by less than seven days', 1 - 7 * day],
  ])('is sent again %s', (_, age) => {
    keep(one, kept);
    expect(waiting(kept + age)).toEqual([one]);
    expect(unsent(kept + age)).toEqual([]);
  });

  test.each([
    ['after seven days', 7 * day],
    ['by a clock that is a year ahead', 365 * day],
    ['by a clock that is set back by seven days', -7 * day],
  ])('is only shown %s', (_, age) => {
    keep(one, kept);
    expect(waiting(kept + age)).toEqual([]);
    expect(unsent(kept + age)).toEqual([one]);
  });

  test('is sent again once a wrong clock is right', () => {
    keep(one, kept);
    expect(unsent(kept + 365 * day)).toEqual([one]);
    expect(waiting(kept + day)).toEqual([one]);
  });
});

test('seven days end for each request by itself', () => {
  keep(one, 0);
  keep(other, 5 * day);
  expect(waiting(7 * day)).toEqual([other]);
  expect(unsent(7 * day)).toEqual([one]);
});

test('a request that is refused for good is over at once', () => {
  keep(one);
  noteRefusal(one.request_id);
  expect(waiting()).toEqual([]);
  expect(unsent()).toEqual([one]);
});

test('a refusal brings nothing back that another tab has delivered meanwhile', () => {
  keep(one);
  forget(one.request_id);
  noteRefusal(one.request_id);
  expect(keys()).toEqual([]);
});

describe('the one list of the previous release', () => {
  const listOf = (...submissions: Submission[]) =>
    JSON.stringify(submissions.map((submission, since) => ({ submission, since })));
  const leave = (...submissions: Submission[]) => localStorage.setItem(listKey, listOf(...submissions));

  test('is migrated, with the age of each request', () => {
    leave(one, other);
    expect(waiting()).toEqual([one, other]);
    expect(keys()).toEqual([keyOf(one), keyOf(other)]);
    expect(unsent(7 * day)).toEqual([one]);
    expect(waiting(7 * day)).toEqual([other]);
  });

  test('brings nothing back that a tab has migrated before', () => {
    leave(one);
    waiting();
    noteRefusal(one.request_id);
    leave(one);
    expect(waiting()).toEqual([]);
    expect(unsent()).toEqual([one]);
  });

  /** Replaces `localStorage.setItem` with `write` while `work` runs. */
  const whileWriting = (write: (key: string, value: string) => void, work: () => void) => {
    const storage = localStorage;
    const get = (_: Storage, name: string) =>
      name === 'setItem' ? write : Reflect.get(storage, name)?.bind(storage);
    vi.stubGlobal('localStorage', new Proxy(storage, { get }));
    work();
    vi.unstubAllGlobals();
  };

  test('stays while an older tab writes to it', () => {
    leave(one);
    const storage = localStorage;
    const afterAnother = (key: string, value: string) => {
      storage.setItem(key, value);
      storage.setItem(listKey, listOf(one, other));
    };
    whileWriting(afterAnother, () => expect(waiting()).toEqual([one]));
    expect(waiting()).toEqual([one, other]);
    expect(keys()).toEqual([keyOf(one), keyOf(other)]);
  });

  test('keeps what finds no room', () => {
    leave(one, other);
    const storage = localStorage;
    const withoutRoom = (key: string, value: string) => {
      if (key === keyOf(other)) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      storage.setItem(key, value);
    };
    whileWriting(withoutRoom, () => expect(waiting()).toEqual([one]));
    expect(waiting()).toEqual([one, other]);
    expect(keys()).toEqual([keyOf(one), keyOf(other)]);
  });

  test.each(['', 'nonsense', 'null', '{}', '[null]', '[{"submission": {}}]', '"text"'])(
    'holds no request where somebody else wrote it (%s)',
    (text) => {
      localStorage.setItem(listKey, text);
      localStorage.setItem(`${listKey}/cccccccccccccccccccc`, text);
      expect(waiting()).toEqual([]);
      keep(one);
      expect(waiting()).toEqual([one]);
      expect(unsent()).toEqual([]);
    },
  );
});

test.each([
  ['that refuses access', () => new DOMException('Access is denied', 'SecurityError')],
  ['that is full', () => new DOMException('The quota has been exceeded.', 'QuotaExceededError')],
])('a browser %s keeps nothing and says so, and nothing breaks', (_, failure) => {
  const refuse = () => {
    throw failure();
  };
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: refuse, removeItem: refuse });
  expect(keep(one)).toBe(false);
  expect(waiting()).toEqual([]);
  noteRefusal(one.request_id);
  forget(one.request_id);
});

test('a browser that takes a request and forgets it has not kept it', () => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  expect(keep(one)).toBe(false);
});

test.each(releases)(
  'what release $number keeps in a browser is sent by this one',
  ({ storage, submission }) => {
    for (const [key, text] of Object.entries(storage)) localStorage.setItem(key, text);
    vi.setSystemTime(Number(/"since\\*":(\d+)/.exec(JSON.stringify(storage))?.[1]));
    expect(waiting()).toEqual([submission]);
  },
);
