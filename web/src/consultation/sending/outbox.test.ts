// @vitest-environment jsdom
import type { Submission } from '@helvardar/shared/consultationRequest';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { releases } from '../../../../tests/support/releases.ts';
import { sampleSubmission } from '../../../../tests/support/samples.ts';
import { forget, keep, noteFailure, unsent, waiting } from './outbox.ts';

const day = 24 * 60 * 60 * 1000;
const submissionOf = (requestId: string): Submission => ({ ...sampleSubmission, request_id: requestId });
const one = submissionOf('aaaaaaaaaaaaaaaaaaaa');
const other = submissionOf('bbbbbbbbbbbbbbbbbbbb');
const keys = () => Object.keys(localStorage).toSorted();
const listKey = 'consultationOutbox';
const keyOf = ({ request_id: requestId }: Submission) => `consultationOutbox/${requestId}`;

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
});

test('kept requests wait under their own keys, with the oldest first', () => {
  expect(keep(other, 1)).toBe(true);
  expect(keep(one, 2)).toBe(true);
  expect(waiting()).toEqual([other, one]);
  expect(keys()).toEqual([keyOf(one), keyOf(other)]);
});

test('a forgotten request no longer waits, and nothing of it is left in the browser', () => {
  keep(one, 1);
  keep(other, 2);
  forget(one.request_id);
  expect(waiting()).toEqual([other]);
  forget(other.request_id);
  expect(keys()).toEqual([]);
});

test('a request that fails for seven days is not sent again and is kept as unsent', () => {
  keep(one, 0);
  noteFailure(one.request_id, false, 6 * day);
  expect(waiting()).toEqual([one]);
  expect(unsent()).toEqual([]);
  noteFailure(one.request_id, false, 7 * day);
  expect(waiting()).toEqual([]);
  expect(unsent()).toEqual([one]);
  forget(one.request_id);
  expect(keys()).toEqual([]);
});

test('the seven days are counted for each request separately', () => {
  keep(one, 0);
  keep(other, 5 * day);
  for (const now of [6 * day, 7 * day])
    for (const { request_id: requestId } of waiting()) noteFailure(requestId, false, now);
  expect(waiting()).toEqual([other]);
  expect(unsent()).toEqual([one]);
});

test('a permanently refused request is unsent at once', () => {
  keep(one, 0);
  noteFailure(one.request_id, true, 1);
  expect(waiting()).toEqual([]);
  expect(unsent()).toEqual([one]);
});

test('a failure does not restore a request that another tab has delivered meanwhile', () => {
  keep(one, 0);
  forget(one.request_id);
  noteFailure(one.request_id, false, 1);
  expect(keys()).toEqual([]);
});

describe('the list of the previous release', () => {
  const listOf = (...submissions: Submission[]) =>
    JSON.stringify(submissions.map((submission, since) => ({ submission, since })));
  const leave = (...submissions: Submission[]) => localStorage.setItem(listKey, listOf(...submissions));

  test('is migrated with the age of each request', () => {
    leave(one, other);
    expect(waiting()).toEqual([one, other]);
    expect(keys()).toEqual([keyOf(one), keyOf(other)]);
    noteFailure(one.request_id, false, 6 * day);
    noteFailure(one.request_id, false, 7 * day);
    expect(unsent()).toEqual([one]);
  });

  test('does not restore a request that a tab has already migrated', () => {
    leave(one);
    waiting();
    noteFailure(one.request_id, true);
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

  test('is kept while an older tab writes to it', () => {
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

  test('keeps the requests that do not fit into the storage', () => {
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
    'gives no request if its content is unusable (%s)',
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
])('in a browser %s, nothing is kept, the result says so, and nothing throws', (_, failure) => {
  const refuse = () => {
    throw failure();
  };
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: refuse, removeItem: refuse });
  expect(keep(one)).toBe(false);
  expect(waiting()).toEqual([]);
  noteFailure(one.request_id, false);
  forget(one.request_id);
});

test('a browser that accepts a request and drops it has not kept it', () => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  expect(keep(one)).toBe(false);
});

test.each(releases)(
  'requests that release $number has kept in a browser are sent by this release',
  ({ storage, submission }) => {
    for (const [key, text] of Object.entries(storage)) localStorage.setItem(key, text);
    expect(waiting()).toEqual([submission]);
  },
);
