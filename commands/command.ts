/** A problem that the user of a command can fix. The message says what to do. */
export class Problem extends Error {
  /** Empty, because Vitest's set-up also throws a `Problem`, and Vitest would print the stack above the message. */
  override stack = '';
}

const endings: (() => Promise<unknown>)[] = [];

/** Registers a clean-up for the end or interruption of the command. Clean-ups run in reverse order. */
export const atEnd = (end: () => Promise<unknown>): void => void endings.push(end);

export const endAll = async (): Promise<void> => {
  for (const end of endings.splice(0).reverse()) await end();
};

/** Runs a command, then the clean-ups, and exits with the command's code. Prints a `Problem` without its stack. */
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
