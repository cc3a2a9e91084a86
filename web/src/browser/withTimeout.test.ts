import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withTimeout } from './withTimeout.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const after = <Value>(milliseconds: number, value: Value) =>
  new Promise<Value>((resolve) => setTimeout(() => resolve(value), milliseconds));

test('a promise that resolves in time keeps its value and leaves no timer', async () => {
  const result = withTimeout(1_000, after(999, 'value'));
  await vi.advanceTimersByTimeAsync(999);
  await expect(result).resolves.toBe('value');
  expect(vi.getTimerCount()).toBe(0);
});

test('a promise that rejects in time keeps its error and leaves no timer', async () => {
  await expect(withTimeout(1_000, Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  expect(vi.getTimerCount()).toBe(0);
});

test('a promise that is still pending at the limit rejects at that moment', async () => {
  const failed = vi.fn();
  withTimeout(1_000, after(5_000, 'late')).catch(failed);
  await vi.advanceTimersByTimeAsync(999);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(failed).toHaveBeenCalledWith(new Error('No answer within 1000 ms'));
});

test('a promise that rejects after the limit causes no unhandled rejection', async () => {
  const late = new Promise((_, reject) => setTimeout(() => reject(new Error('late')), 5_000));
  const result = expect(withTimeout(1_000, late)).rejects.toThrow('No answer');
  await vi.advanceTimersByTimeAsync(10_000);
  await result;
});
