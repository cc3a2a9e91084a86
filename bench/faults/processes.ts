import { AsyncLocalStorage } from 'node:async_hooks';
import { WriteBatch, type WriteResult } from 'firebase-admin/firestore';

/** One run of a function in a simulated process. A killed process has no further visible effect. */
export interface Process {
  state: 'running' | 'ended' | 'failed' | 'killed';
  /** The factor that multiplies the usual probability of failed writes. */
  risk: number;
  kill: () => void;
}

const running = new AsyncLocalStorage<Process>();

/** The process in which this code runs; undefined for the commands of operators, which run outside all processes. */
export const ownProcess = (): Process | undefined => running.getStore();

/** Runs a function in its own process. Returns undefined when the process was killed. Throws the function's errors. */
export const inProcess = async <Result>(
  work: () => Promise<Result>,
  risk = 1,
): Promise<{ result: Result } | undefined> => {
  const { promise: killed, resolve } = Promise.withResolvers<undefined>();
  const kill = () => {
    process.state = 'killed';
    resolve(undefined);
  };
  const process: Process = { state: 'running', risk, kill };
  const done = running.run(process, async () => ({ result: await work() }));
  try {
    const result = await Promise.race([done, killed]);
    if (result) process.state = 'ended';
    return result;
  } catch (error) {
    process.state = 'failed';
    throw error;
  }
};

/**
 * A fault of a write. `killed`: the process ends before or after the write. `unanswered`: the write succeeds, but its
 * answer is lost. `repeated`: the write is sent twice.
 */
export type WriteFault = 'killed before' | 'killed after' | 'unanswered' | 'repeated';
export const writeFaults: WriteFault[] = ['killed before', 'killed after', 'unanswered', 'repeated'];

const unavailable = () => Object.assign(new Error('14 UNAVAILABLE: the answer was lost'), { code: 14 });
const never = (): Promise<never> => new Promise(() => {});

/**
 * Makes the writes of processes fail. It replaces the method `commit`, which every write of Firestore's client uses.
 * Returns the function that restores the client.
 */
export const troubleWrites = (nextFault: (process: Process) => WriteFault | undefined): (() => void) => {
  const { commit } = WriteBatch.prototype;
  WriteBatch.prototype.commit = async function (this: WriteBatch): Promise<WriteResult[]> {
    const process = running.getStore();
    if (!process) return commit.call(this);
    if (process.state === 'killed') return never();
    const fault = nextFault(process);
    if (fault === 'killed before') {
      process.kill();
      return never();
    }
    const answer = await commit.call(this);
    if (fault === 'killed after') process.kill();
    if ((process as Process).state === 'killed') return never();
    if (fault === 'unanswered') throw unavailable();
    return fault === 'repeated' ? commit.call(this) : answer;
  };
  return () => {
    WriteBatch.prototype.commit = commit;
  };
};
