import { AsyncLocalStorage } from 'node:async_hooks';
import {
  handleWrites,
  type Interruption,
  interruptWrite,
  never,
} from '../../tests/support/functions/interruptedWrites.ts';

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

/** Interrupts the writes of executions, as `nextFault` says for each, until the returned function is called. */
export const troubleWrites = (nextFault: (execution: Execution) => Interruption | undefined): (() => void) =>
  handleWrites(async (commit) => {
    const execution = running.getStore();
    if (!execution) return commit();
    if (execution.state === 'killed') return never();
    const answer = await interruptWrite(nextFault(execution), commit, execution.kill);
    return (execution as Execution).state === 'killed' ? never() : answer;
  });
