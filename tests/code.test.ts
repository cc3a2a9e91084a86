import { execa } from 'execa';
import { expect, test } from 'vitest';

const said = async (program: string, ...parameters: string[]): Promise<string> => {
  const { all, exitCode } = await execa(program, parameters, { preferLocal: true, reject: false, all: true });
  return exitCode === 0 ? '' : all;
};

test.concurrent('the types hold', { timeout: 180_000 }, async () => {
  expect(await said('tsc')).toBe('');
});

test.concurrent('Biome has nothing to say', { timeout: 180_000 }, async () => {
  expect(await said('biome', 'check', '.', '--error-on-warnings')).toBe('');
});
