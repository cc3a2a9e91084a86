import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Summary } from './summary.ts';

const lines: string[] = [];
beforeEach(() => {
  lines.length = 0;
  vi.spyOn(console, 'log').mockImplementation((text: string) => void lines.push(...text.split('\n')));
});
afterEach(() => vi.restoreAllMocks());

test('the last line is the total of all stages, and the code 0 when nothing failed', async () => {
  const summary = new Summary();
  await summary.stage('types', async () => ({ passed: 1, failed: 0, output: 'silent' }));
  await summary.stage('build', async () => ({ passed: 0, failed: 0, output: '' }));
  await summary.stage('rules', async () => ({ passed: 40, failed: 0, output: '' }));
  expect(summary.end()).toBe(0);
  expect(lines.at(-1)).toBe('41 passed, 0 failed');
  expect(lines).not.toContain('silent');
});

test('a failing stage shows its output, stands in the summary at the end, and makes the code 1', async () => {
  const summary = new Summary();
  await summary.stage('rules', async () => ({ passed: 3, failed: 2, output: 'what went wrong' }));
  await summary.stage('types', async () => ({ passed: 1, failed: 0, output: '' }));
  expect(summary.end()).toBe(1);
  expect(lines).toContain('what went wrong');
  expect(lines.slice(-4)).toEqual([
    expect.stringMatching(/^✘ rules/),
    expect.stringMatching(/^✔ types/),
    '',
    '4 passed, 2 failed',
  ]);
});

test('a stage that throws is one failure and tells its reason', async () => {
  const summary = new Summary();
  const succeeded = await summary.stage('suite', () => Promise.reject(new Error('no Java')));
  expect([succeeded, summary.end(), lines.at(-1)]).toEqual([false, 1, '0 passed, 1 failed']);
  expect(lines).toContain('no Java');
});
