import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sampleSubmission as submission } from '../../../../tests/support/samples.ts';
import { type Calls, deliver, Refusal } from './deliver.ts';

type Answer = 'succeeds' | 'fails' | 'refuses' | 'is silent';
const answerOf = (answer: Answer): Promise<void> => {
  if (answer === 'succeeds') return Promise.resolve();
  if (answer === 'is silent') return new Promise(() => {});
  return Promise.reject(answer === 'fails' ? new Error('no answer') : new Refusal('never'));
};

/** Fake calls with the given outcomes, and a record of the calls. Times and limits are in milliseconds. */
const callsThat = ({ store, notify, post }: Record<keyof Calls, Answer>) => {
  const start = performance.now();
  const made: { call: keyof Calls; at: number; limit?: number }[] = [];
  const at = () => performance.now() - start;
  const calls: Calls = {
    store: () => {
      made.push({ call: 'store', at: at() });
      return answerOf(store);
    },
    notify: () => {
      made.push({ call: 'notify', at: at() });
      return answerOf(notify);
    },
    post: (_, limit) => {
      made.push({ call: 'post', at: at(), limit });
      return answerOf(post);
    },
  };
  return { calls, made };
};

const messages: unknown[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  messages.length = 0;
  vi.spyOn(console, 'error').mockImplementation((message) => void messages.push(message));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the three calls', () => {
  test('are made in order, and the fallback only after a failure', async () => {
    const { calls, made } = callsThat({ store: 'succeeds', notify: 'succeeds', post: 'succeeds' });
    expect(await deliver(submission, calls)).toEqual({ stored: true, notified: true, refused: false });
    expect(made.map(({ call }) => call)).toEqual(['store', 'notify']);
    expect(messages).toEqual([]);
  });

  test('go on when storing fails, which only the console shows', async () => {
    const { calls, made } = callsThat({ store: 'fails', notify: 'succeeds', post: 'succeeds' });
    expect(await deliver(submission, calls)).toEqual({ stored: false, notified: true, refused: false });
    expect(made.map(({ call }) => call)).toEqual(['store', 'notify']);
    expect(messages).toEqual(['Form submission failed']);
  });

  test('end with the fallback when the callable fails', async () => {
    const { calls, made } = callsThat({ store: 'succeeds', notify: 'fails', post: 'succeeds' });
    expect(await deliver(submission, calls)).toEqual({ stored: true, notified: true, refused: false });
    expect(made.map(({ call }) => call)).toEqual(['store', 'notify', 'post']);
    expect(messages).toEqual(['Email notification error']);
  });

  test('go on when the rules deny direct creates during a flood', async () => {
    const { calls } = callsThat({ store: 'refuses', notify: 'succeeds', post: 'fails' });
    expect(await deliver(submission, calls)).toEqual({ stored: false, notified: true, refused: false });
  });

  test.each([
    { store: 'fails', post: 'refuses', refused: true },
    { store: 'refuses', post: 'fails', refused: false },
    { store: 'refuses', post: 'is silent', refused: false },
  ] as const)('are refused permanently only by the function: %o', async ({ store, post, refused }) => {
    const { calls } = callsThat({ store, notify: 'fails', post });
    const delivery = deliver(submission, calls);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await delivery).toEqual({ stored: false, notified: false, refused });
  });

  test('can all fail without an exception', async () => {
    const { calls } = callsThat({ store: 'fails', notify: 'fails', post: 'fails' });
    expect(await deliver(submission, calls)).toEqual({ stored: false, notified: false, refused: false });
    expect(messages).toEqual([
      'Form submission failed',
      'Email notification error',
      'Email notification error',
    ]);
  });

  test('do not store a request with a filled honeypot', async () => {
    const { calls, made } = callsThat({ store: 'succeeds', notify: 'succeeds', post: 'succeeds' });
    expect(await deliver({ ...submission, honeypot: 'spam' }, calls)).toEqual({
      stored: false,
      notified: true,
      refused: false,
    });
    expect(made.map(({ call }) => call)).toEqual(['notify']);
  });
});

describe('the limits', () => {
  test('are 8 s for a call and 20 s for all when no service answers', async () => {
    const { calls, made } = callsThat({ store: 'is silent', notify: 'is silent', post: 'is silent' });
    const ended = vi.fn();
    void deliver(submission, calls).then(ended);
    await vi.advanceTimersByTimeAsync(19_999);
    expect(made).toEqual([
      { call: 'store', at: 0 },
      { call: 'notify', at: 8_000 },
      { call: 'post', at: 16_000, limit: 4_000 },
    ]);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(ended).toHaveBeenCalledWith({ stored: false, notified: false, refused: false });
  });

  test('leave the fallback its 8 s when the calls before it were quick', async () => {
    const { calls, made } = callsThat({ store: 'succeeds', notify: 'fails', post: 'is silent' });
    const ended = vi.fn();
    void deliver(submission, calls).then(ended);
    await vi.advanceTimersByTimeAsync(7_999);
    expect(made.at(-1)).toEqual({ call: 'post', at: 0, limit: 8_000 });
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(ended).toHaveBeenCalledWith({ stored: true, notified: false, refused: false });
  });

  test('leave no timer behind', async () => {
    const { calls } = callsThat({ store: 'succeeds', notify: 'fails', post: 'succeeds' });
    await deliver(submission, calls);
    expect(vi.getTimerCount()).toBe(0);
  });
});
