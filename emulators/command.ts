/** A trouble that whoever runs the command can mend: its message is one sentence that says how. */
export class Problem extends Error {
  /** Where it was noticed helps nobody: Vitest would print it above the sentence. */
  override stack = '';
}

const endings: (() => Promise<unknown>)[] = [];

/** Has something ended, in reverse order, when the command is over or interrupted. */
export const atEnd = (end: () => Promise<unknown>): void => void endings.push(end);

/** Ends all that was given to `atEnd`, the last first. */
export const endAll = async (): Promise<void> => {
  for (const end of endings.splice(0).reverse()) await end();
};

/**
 * Runs a command to its exit code. A `Problem` is told in its sentence. Whatever happens, everything that was started is
 * ended before the exit.
 */
export const runCommand = async (
  work: () => Promise<number>,
  { codeWhenInterrupted = 130 } = {},
): Promise<never> => {
  const interrupted = new Promise<unknown>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, resolve);
  }).then(() => {
    console.log('\nEnding what was started …');
    return codeWhenInterrupted;
  });
  const code = await Promise.race([work(), interrupted]).catch((error: unknown) => {
    console.error(error instanceof Problem ? `\n${error.message}` : error);
    return 1;
  });
  await endAll();
  process.exit(code);
};
