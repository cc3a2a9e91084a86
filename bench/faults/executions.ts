import { AsyncLocalStorage } from 'node:async_hooks';
import { WriteBatch, type WriteResult } from 'firebase-admin/firestore';

/** A simulated execution of a function. A killed execution has no further visible effect. */
export interface Execution {
  /** After an error the state stays `running`. */
  state: 'running' | 'ended' | 'killed';
  /** Multiplies the probability of a write fault. */
  faultFactor: number;
  kill: () => void;
}

const running = new AsyncLocalStorage<Execution>();

/** The current execution; undefined in an operator's command. */
export const currentExecution = (): Execution | undefined => running.getStore();

/** Runs a function in a new execution. Returns undefined if the execution is killed. */
export const execute = async <Result>(
  work: () => Promise<Result>,
  faultFactor = 1,
): Promise<{ result: Result } | undefined> => {
  const { promise: killed, resolve } = Promise.withResolvers<undefined>();
  const kill = () => {
    execution.state = 'killed';
    resolve(undefined);
  };
  const execution: Execution = { state: 'running', faultFactor, kill };
  const done = running.run(execution, async () => ({ result: await work() }));
  const result = await Promise.race([done, killed]);
  if (result) execution.state = 'ended';
  return result;
};

/**
 * `killed …`: the execution is killed before or after the write. `unanswered`: the answer of a successful write is
 * lost. `repeated`: the write is sent twice.
 */
export type WriteFault = 'killed before' | 'killed after' | 'unanswered' | 'repeated';
export const writeFaults: WriteFault[] = ['killed before', 'killed after', 'unanswered', 'repeated'];

const unavailable = () => Object.assign(new Error('14 UNAVAILABLE: the answer was lost'), { code: 14 });
const never = (): Promise<never> => new Promise(() => {});

/**
 * Makes writes in executions fail: replaces `commit`, which Firestore's client calls for every write. Returns a
 * function that restores `commit`.
 */
export const troubleWrites = (nextFault: (execution: Execution) => WriteFault | undefined): (() => void) => {
  const { commit } = WriteBatch.prototype;
  WriteBatch.prototype.commit = async function (this: WriteBatch): Promise<WriteResult[]> {
    const execution = running.getStore();
    if (!execution) return commit.call(this);
    if (execution.state === 'killed') return never();
    const fault = nextFault(execution);
    if (fault === 'killed before') {
      execution.kill();
      return never();
    }
    const answer = await commit.call(this);
    if (fault === 'killed after') execution.kill();
    if ((execution as Execution).state === 'killed') return never();
    if (fault === 'unanswered') throw unavailable();
    return fault === 'repeated' ? commit.call(this) : answer;
  };
  return () => {
    WriteBatch.prototype.commit = commit;
  };
};
