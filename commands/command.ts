/** A problem that the user of a command can fix. The message says what to do. */
export class Problem extends Error {
  /** The stack is empty, because Vitest would print it above the message. */
  override stack = '';
}

const endings: (() => Promise<unknown>)[] = [];

/** Registers a clean-up, which runs when the command ends or is interrupted. Clean-ups run in reverse order. */
export const atEnd = (end: () => Promise<unknown>): void => void endings.push(end);

/** Runs all clean-ups that were given to `atEnd`, in reverse order. */
export const endAll = async (): Promise<void> => {
  for (const end of endings.splice(0).reverse()) await end();
};

/**
 * Runs a command and exits with its code. Prints only the message of a `Problem`. Always runs all clean-ups before the
 * exit.
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
