import { AsyncLocalStorage } from 'node:async_hooks';
import { WriteBatch, type WriteResult } from 'firebase-admin/firestore';

/** One run of a function, as the platform would give it a process. Killed, it does nothing more that others could see. */
export interface Process {
  state: 'running' | 'ended' | 'failed' | 'killed';
  /** How often its writes fail, of the usual. */
  risk: number;
  kill: () => void;
}

const running = new AsyncLocalStorage<Process>();

/** The process in which this code runs; undefined outside of all, where an operator works. */
export const ownProcess = (): Process | undefined => running.getStore();

/** Runs a function in a process of its own; undefined when the process was killed. Throws what the function throws. */
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

/** What happens to a write of a process. `killed`: the process ends there. `unanswered`: it arrives, and its answer is lost. */
export type WriteFault = 'killed before' | 'killed after' | 'unanswered' | 'repeated';
export const writeFaults: WriteFault[] = ['killed before', 'killed after', 'unanswered', 'repeated'];

const unavailable = () => Object.assign(new Error('14 UNAVAILABLE: the answer was lost'), { code: 14 });
const never = (): Promise<never> => new Promise(() => {});

/**
 * Has writes of processes go wrong: every write of Firestore's client is the commit of a batch. Answers the function that
 * ends it.
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
