import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const table = readFileSync('docs/security.md', 'utf8')
  .split('\n## ')
  .find((section) => section.startsWith('Attacks'));
const rows = (table ?? '')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| Attack'));
const files = ['tests', 'functions/src', 'operations'].flatMap((folder) =>
  globSync(`${folder}/**/*.test.ts`),
);
const sources = files.map((file) => readFileSync(file, 'utf8')).join('\n');

test('the attack table has its rows', () => {
  expect(rows.length).toBeGreaterThan(30);
});

// The commands for operators bring their own test.
test.each(rows)('%s names tests that exist', (row) => {
  const cell = row.split(' | ').at(-1) ?? '';
  const titles = [...cell.matchAll(/\*([^*]+)\*/g)].map(([, title = '']) => title);
  expect(titles.length > 0 || /\.test\.ts|tests\/|both tests/.test(cell)).toBe(true);
  const parts = titles.flatMap((title) => title.split('…')).map((words) => words.trim());
  expect(parts.filter((part) => !sources.includes(part))).toEqual([]);
});
