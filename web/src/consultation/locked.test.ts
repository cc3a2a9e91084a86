// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { locked } from './locked.ts';

const browserWith = (locks: unknown) => vi.stubGlobal('navigator', { locks });
const refused = {
  request: () => Promise.reject(new DOMException('The request was denied.', 'SecurityError')),
};
/** Grants at once, as where no other tab holds the name. */
const granted = { request: (_: string, begin: (lock: object) => unknown) => Promise.resolve(begin({})) };

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ['grants its locks', granted],
  ['refuses its locks', refused],
  ['has no locks', undefined],
])('a browser that %s does the work once and gives its result', async (_, locks) => {
  browserWith(locks);
  const work = vi.fn(() => Promise.resolve('done'));
  expect(await locked('name', work)).toBe('done');
  expect(work).toHaveBeenCalledTimes(1);
});

test.each([
  ['a lock', granted],
  ['no lock', refused],
])('work that fails under %s is not done a second time', async (_, locks) => {
  browserWith(locks);
  const work = vi.fn(() => Promise.reject(new DOMException('Access is denied.', 'SecurityError')));
  await expect(locked('name', work)).rejects.toThrow('Access is denied.');
  expect(work).toHaveBeenCalledTimes(1);
});
