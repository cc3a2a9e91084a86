import { expect, test } from 'vitest';
import { type CommandLine, run } from '../commands/commandLine.ts';

const said = async (...command: CommandLine): Promise<string> => {
  const { all, exitCode } = await run(command, { all: true });
  return exitCode === 0 ? '' : all;
};

test.concurrent('TypeScript reports no errors', { timeout: 180_000 }, async () => {
  // A single thread, because each additional thread would check the types of the libraries again.
  expect(await said('tsc', '--singleThreaded')).toBe('');
});

test.concurrent('Biome reports nothing', { timeout: 180_000 }, async () => {
  expect(await said('biome', 'check', '.', '--error-on-warnings')).toBe('');
});
