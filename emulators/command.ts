import { endChildren } from './children.ts';
import { Problem } from './problem.ts';

/**
 * Runs a command to its exit code. A `Problem` is told in its sentence; Ctrl-C and a request to end stop it at any
 * time, any number of them. Whatever happens, everything that the command started is ended before it exits.
 */
export const runCommand = async (
  work: () => Promise<number>,
  { codeWhenInterrupted }: { codeWhenInterrupted: number },
): Promise<never> => {
  const interrupted = new Promise<number>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.on(signal, () => resolve(codeWhenInterrupted));
  });
  const code = await Promise.race([work(), interrupted]).catch((error: unknown) => {
    console.error(error instanceof Problem ? `\n${error.message}` : error);
    return 1;
  });
  await endChildren();
  process.exit(code);
};
