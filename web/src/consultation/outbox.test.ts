// @vitest-environment happy-dom
import type { Submission } from '@helvardar/shared/consultationRequest';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { forget, keep, waiting } from './outbox.ts';

const day = 24 * 60 * 60 * 1000;
const submissionOf = (requestId: string): Submission => ({
  name: 'Ada Muster',
  email: 'ada@visitor.example',
  phone: null,
  company: null,
  project_type: 'website',
  budget_range: 'under_5k',
  message: 'A new site',
  preferred_contact_method: 'email',
  honeypot: '',
  language: 'en',
  request_id: requestId,
});
const one = submissionOf('aaaaaaaaaaaaaaaaaaaa');
const other = submissionOf('bbbbbbbbbbbbbbbbbbbb');
const stored = () => localStorage.getItem('consultationOutbox');

beforeEach(() => localStorage.clear());

test('what is kept waits, the oldest first', () => {
  keep(one);
  keep(other);
  expect(waiting()).toEqual([one, other]);
});

test('what is forgotten waits no longer, and nothing is left of it in the browser', () => {
  keep(one);
  keep(other);
  forget(one.request_id);
  expect(waiting()).toEqual([other]);
  forget(other.request_id);
  expect(waiting()).toEqual([]);
  expect(stored()).toBeNull();
});

test('a request kept again is there once', () => {
  keep(one);
  keep(one);
  expect(waiting()).toEqual([one]);
});

describe('seven days', () => {
  test('less a millisecond are not too long', () => {
    keep(one, 0);
    expect(waiting(7 * day - 1)).toEqual([one]);
  });

  test('are too long: the request is gone from the browser', () => {
    keep(one, 0);
    expect(waiting(7 * day)).toEqual([]);
    expect(stored()).toBeNull();
  });

  test('count from the first time that a request was kept', () => {
    keep(one, 0);
    keep(one, 5 * day);
    expect(waiting(7 * day)).toEqual([]);
  });

  test('end for each request by itself', () => {
    keep(one, 0);
    keep(other, 5 * day);
    expect(waiting(8 * day)).toEqual([other]);
    expect(stored()).not.toContain(one.request_id);
  });
});

test.each(['', 'nonsense', 'null', '{}', '[null]', '[{"submission": {}}]', '"text"'])(
  'what somebody else wrote there (%s) is no request',
  (text) => {
    localStorage.setItem('consultationOutbox', text);
    expect(waiting()).toEqual([]);
    keep(one);
    expect(waiting()).toEqual([one]);
  },
);

test('a browser that refuses access keeps nothing, and nothing breaks', () => {
  const refuse = () => {
    throw new DOMException('Access is denied', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  keep(one);
  expect(waiting()).toEqual([]);
  forget(one.request_id);
  vi.unstubAllGlobals();
});
