import { execa } from 'execa';
import { expect, test } from 'vitest';

const said = async (program: string, ...parameters: string[]): Promise<string> => {
  const { all, exitCode } = await execa(program, parameters, { preferLocal: true, reject: false, all: true });
  return exitCode === 0 ? '' : all;
};

test.concurrent('TypeScript reports no errors', { timeout: 180_000 }, async () => {
  // Each additional thread would check the types of the libraries again and slow the other tests.
  expect(await said('tsc', '--singleThreaded')).toBe('');
});

test.concurrent('Biome reports nothing', { timeout: 180_000 }, async () => {
  expect(await said('biome', 'check', '.', '--error-on-warnings')).toBe('');
});
