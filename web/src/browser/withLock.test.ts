// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { withLock } from './withLock.ts';

type Begin = (lock: object | null) => unknown;
const browserWith = (locks: unknown) => vi.stubGlobal('navigator', { locks });
const refused = {
  request: () => Promise.reject(new DOMException('The request was denied.', 'SecurityError')),
};
const granted = { request: (_: string, __: object, begin: Begin) => Promise.resolve(begin({})) };
/** A browser in which another tab holds the lock. */
const taken = { request: (_: string, __: object, begin: Begin) => Promise.resolve(begin(null)) };

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ['grants its locks', granted, 1],
  ['refuses its locks', refused, 1],
  ['has no locks', undefined, 1],
  ['has another tab with the lock', taken, 0],
])('in a browser that %s the number of times the work is done is %3$i', async (_, locks, times) => {
  browserWith(locks);
  const work = vi.fn(() => Promise.resolve());
  await withLock('name', work);
  expect(work).toHaveBeenCalledTimes(times);
});

test.each([
  ['the lock', granted],
  ['a refused lock', refused],
])('work that fails with %s is not repeated', async (_, locks) => {
  browserWith(locks);
  const work = vi.fn(() => Promise.reject(new DOMException('Access is denied.', 'SecurityError')));
  await expect(withLock('name', work)).rejects.toThrow('Access is denied.');
  expect(work).toHaveBeenCalledTimes(1);
});
