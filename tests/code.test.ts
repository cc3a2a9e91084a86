import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type CommandLine, run } from '../commands/commandLine.ts';
import { temporaryFolder } from './support/temporaryFolder.ts';

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

test.for([
  ['export const Try = () => <Button loading>Send</Button>;', 'no spinner'],
  ['export const Try = () => <IconButton aria-label="Send" loading={isSending} />;', 'no spinner'],
  ['export const Try = () => <img alt="" loading="lazy" />;', undefined],
  ['theme.breakpoints.up(700);', 'its unit is em'],
  ['theme.palette.getContrastText(colour);', 'Name the colour in web/src/theme/palette.ts'],
  ['palette.augmentColor({ color });', 'Name the colour in web/src/theme/palette.ts'],
  ["export { Tooltip } from '@mui/material';", 'its own file'],
  ["export { default } from '@mui/material/MenuItem';", 'with option'],
  ["export { default } from '@mui/material/Input';", 'OutlinedInput'],
  ["export { default } from '@mui/material/CircularProgress';", 'text in a status'],
  ["export { default } from '@mui/material/Tooltip';", 'aria-label'],
] as const)('of %s Biome says: %s', async ([code, message]) => {
  const settings = ['biome.json', ...globSync('web/*.grit')].map((file) => [
    file,
    readFileSync(file, 'utf8'),
  ]);
  const cwd = temporaryFolder({ ...Object.fromEntries(settings), 'Try.tsx': code, '.gitignore': 'dist' });
  const { all, exitCode } = await run(['biome', 'lint', 'Try.tsx'], { all: true, cwd });
  expect(exitCode).toBe(message ? 1 : 0);
  if (message) expect(all).toContain(message);
});
