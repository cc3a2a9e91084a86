// @vitest-environment jsdom
import type { Submission } from '@helvardar/shared/consultationRequest';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { releases } from '../../../../tests/support/releases.ts';
import { sampleSubmission } from '../../../../tests/support/samples.ts';
import { forget, keep, noteRefusal, postpone, unsent, waiting } from './outbox.ts';

const day = 24 * 60 * 60 * 1000;
const submissionOf = (requestId: string): Submission => ({ ...sampleSubmission, request_id: requestId });
const one = submissionOf('aaaaaaaaaaaaaaaaaaaa');
const other = submissionOf('bbbbbbbbbbbbbbbbbbbb');
const keys = () => Object.keys(localStorage).toSorted();
const keyOf = ({ request_id: requestId }: Submission) => `consultationOutbox/${requestId}`;

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: 0 });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
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

test('the seven days are counted for each request separately', () => {
  keep(one, 0);
  keep(other, 5 * day);
  expect(waiting(7 * day)).toEqual([other]);
  expect(unsent(7 * day)).toEqual([one]);
});

test('a permanently refused request is unsent at once', () => {
  keep(one);
  noteRefusal(one.request_id);
  expect(waiting()).toEqual([]);
  expect(unsent()).toEqual([one]);
});

test('postponed requests are shown by pages that are opened later, and not by pages that are open', () => {
  keep(one, 0);
  keep(other, 5 * day);
  postpone(7 * day);
  expect(unsent(8 * day, 6 * day)).toEqual([]);
  expect(unsent(8 * day, 7 * day + 1)).toEqual([one]);
  expect(unsent(12 * day, 6 * day)).toEqual([other]);
});

test('a request that was postponed by a clock set ahead is shown once the clock is right', () => {
  keep(one, 0);
  postpone(365 * day);
  expect(unsent(7 * day, 6 * day)).toEqual([one]);
});

test('a refusal does not restore a request that another tab has delivered meanwhile', () => {
  keep(one);
  forget(one.request_id);
  noteRefusal(one.request_id);
  expect(keys()).toEqual([]);
});

const unusable = 'cccccccccccccccccccc';
test.each([
  '',
  'nonsense',
  'null',
  '{}',
  '[null]',
  '[{"submission": {}}]',
  '"text"',
  JSON.stringify({ submission: { ...submissionOf(unusable), name: { toString: null } }, since: 1 }),
  JSON.stringify({ submission: { ...submissionOf(unusable), message: ['text'] }, since: 1 }),
  JSON.stringify({ submission: other, since: 1 }),
])('an unusable entry gives no request (%s)', (text) => {
  localStorage.setItem(`consultationOutbox/${unusable}`, text);
  expect(waiting()).toEqual([]);
  keep(one);
  expect(waiting()).toEqual([one]);
  expect(unsent()).toEqual([]);
  expect(unsent(8 * day)).toEqual([one]);
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
  noteRefusal(one.request_id);
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
    vi.setSystemTime(Number(/"since\\*":(\d+)/.exec(JSON.stringify(storage))?.[1]));
    expect(waiting()).toEqual([submission]);
  },
);
