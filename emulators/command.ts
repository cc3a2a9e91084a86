import { endChildren } from './children.ts';
import { Problem } from './problem.ts';

/**
 * Runs a command to its exit code. A `Problem` is told in its sentence; Ctrl-C, a request to end and the death of the
 * parent stop the work at any time. Whatever happens, everything that it started is ended before the exit.
 */
export const runCommand = async (
  work: () => Promise<number>,
  { codeWhenInterrupted }: { codeWhenInterrupted: number },
): Promise<never> => {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  const interrupted = interruption().then(() => {
    console.log('\nEnding what was started …');
    return codeWhenInterrupted;
  });
  const code = await Promise.race([work(), interrupted]).catch((error: unknown) => {
    console.error(error instanceof Problem ? `\n${error.message}` : error);
    return 1;
  });
  await endChildren();
  process.exit(code);
};

/** A second signal finds the same listener and changes nothing. */
const interruption = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve());
    const parent = process.ppid;
    setInterval(() => process.ppid !== parent && resolve(), 250).unref();
  });
