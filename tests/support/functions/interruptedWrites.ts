import { WriteBatch, type WriteResult } from '@google-cloud/firestore';
import { vi } from 'vitest';

/**
 * The ways to interrupt a write. With `answer lost`, the write succeeds, but the caller gets an error. With `repeated`,
 * the client sends the write twice.
 */
export const interruptions = ['killed before', 'killed after', 'answer lost', 'repeated'] as const;
export type Interruption = (typeof interruptions)[number];

const unavailable = () => Object.assign(new Error('14 UNAVAILABLE: as the test wants'), { code: 14 });

/**
 * Runs the work and interrupts the `index`th write, counted from 0. Killed work never continues. Returns whether there
 * was such a write.
 */
export const interrupted = async (
  interruption: Interruption,
  index: number,
  work: () => Promise<unknown>,
): Promise<boolean> => {
  const { commit } = WriteBatch.prototype;
  const { promise: killed, resolve: kill } = Promise.withResolvers<void>();
  let writes = 0;
  const interruptedCommit = async function (this: WriteBatch): Promise<WriteResult[]> {
    writes += 1;
    if (writes !== index + 1) return commit.call(this);
    if (interruption === 'killed before') return neverEnding(kill);
    const answer = commit.call(this);
    await answer;
    if (interruption === 'repeated') return commit.call(this);
    if (interruption === 'killed after') return neverEnding(kill);
    throw unavailable();
  };
  const spy = vi.spyOn(WriteBatch.prototype, 'commit').mockImplementation(interruptedCommit);
  try {
    await Promise.race([work().catch(() => undefined), killed]);
  } finally {
    spy.mockRestore();
  }
  return writes > index;
};

const neverEnding = (kill: () => void): Promise<never> => {
  kill();
  return new Promise(() => {});
};

/**
 * Runs `somethingElse` just before the `index`th write of the work, counted from 0. Returns whether there was such a
 * write.
 */
export const withBefore = async (
  index: number,
  work: () => Promise<unknown>,
  somethingElse: () => Promise<unknown>,
): Promise<boolean> => {
  const { commit } = WriteBatch.prototype;
  let writes = 0;
  const spy = vi.spyOn(WriteBatch.prototype, 'commit').mockImplementation(async function (
    this: WriteBatch,
  ): Promise<WriteResult[]> {
    writes += 1;
    if (writes === index + 1) {
      spy.mockRestore();
      await somethingElse();
    }
    return commit.call(this);
  });
  await work();
  spy.mockRestore();
  return writes > index;
};
