import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withTimeout } from './withTimeout.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const after = <Value>(milliseconds: number, value: Value) =>
  new Promise<Value>((resolve) => setTimeout(() => resolve(value), milliseconds));

test('a promise that ends in time gives its value, and no timer is left', async () => {
  const result = withTimeout(1_000, after(999, 'value'));
  await vi.advanceTimersByTimeAsync(999);
  await expect(result).resolves.toBe('value');
  expect(vi.getTimerCount()).toBe(0);
});

test('a promise that fails in time fails as it is, and no timer is left', async () => {
  await expect(withTimeout(1_000, Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  expect(vi.getTimerCount()).toBe(0);
});

test('a promise that has not ended in time fails at that moment', async () => {
  const failed = vi.fn();
  withTimeout(1_000, after(5_000, 'late')).catch(failed);
  await vi.advanceTimersByTimeAsync(999);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(failed).toHaveBeenCalledWith(new Error('No answer within 1000 ms'));
});

test('a promise that fails too late disturbs nobody', async () => {
  const late = new Promise((_, reject) => setTimeout(() => reject(new Error('late')), 5_000));
  const result = expect(withTimeout(1_000, late)).rejects.toThrow('No answer');
  await vi.advanceTimersByTimeAsync(10_000);
  await result;
});
