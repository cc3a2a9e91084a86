import { WriteBatch, type WriteResult } from 'firebase-admin/firestore';

/**
 * The ways to interrupt a write. With `answer lost`, the write succeeds, but the caller gets an error. With `repeated`,
 * the client sends the write twice.
 */
export const interruptions = ['killed before', 'killed after', 'answer lost', 'repeated'] as const;
export type Interruption = (typeof interruptions)[number];

type Commit = () => Promise<WriteResult[]>;

/** Passes every write through `handle`, because Firestore's client writes with `commit`. Returns a function that ends this. */
export const handleWrites = (handle: (commit: Commit) => Promise<WriteResult[]>): (() => void) => {
  const { commit } = WriteBatch.prototype;
  WriteBatch.prototype.commit = function (this: WriteBatch) {
    return handle(() => commit.call(this));
  };
  return () => {
    WriteBatch.prototype.commit = commit;
  };
};

/** The result of what a killed process still awaits. */
export const never = (): Promise<never> => new Promise(() => {});

/** Interrupts a write, or makes it as usual. `kill` is called when the process is killed at it. */
export const interruptWrite = async (
  interruption: Interruption | undefined,
  commit: Commit,
  kill: () => void,
): Promise<WriteResult[]> => {
  if (interruption !== 'killed before') {
    const answer = await commit();
    if (interruption === 'answer lost')
      throw Object.assign(new Error('14 UNAVAILABLE: as the test wants'), { code: 14 });
    if (interruption !== 'killed after') return interruption === 'repeated' ? commit() : answer;
  }
  kill();
  return never();
};

/**
 * Runs the work and interrupts the `index`th write, counted from 0. Killed work never continues. Returns whether there
 * was such a write.
 */
export const interrupted = async (
  interruption: Interruption,
  index: number,
  work: () => Promise<unknown>,
): Promise<boolean> => {
  const { promise: killed, resolve: kill } = Promise.withResolvers<void>();
  let writes = 0;
  const restore = handleWrites((commit) =>
    writes++ === index ? interruptWrite(interruption, commit, kill) : commit(),
  );
  await Promise.race([work().catch(() => undefined), killed]);
  restore();
  return writes > index;
};

/** Runs `somethingElse` just before the `index`th write of the work, counted from 0. Throws if there is no such write. */
export const withBefore = async (
  index: number,
  work: () => Promise<unknown>,
  somethingElse: () => Promise<unknown>,
): Promise<void> => {
  let writes = 0;
  const restore = handleWrites(async (commit) => {
    if (writes++ === index) {
      restore();
      await somethingElse();
    }
    return commit();
  });
  await work();
  restore();
  if (writes <= index) throw new Error(`Expected more than ${index} writes, got ${writes}`);
};
