import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const [, table = ''] = readFileSync('docs/security.md', 'utf8').split('\n## Attacks');
const rows = (table.split('\n## ')[0] ?? '').match(/^\| (?!Attack).+$/gm) ?? [];
const files = globSync('{tests,functions/src}/**/*.test.ts');
const sources = files.map((file) => readFileSync(file, 'utf8')).join('\n');

test('the attack table has its rows', () => expect(rows.length).toBeGreaterThan(30));

test.each(rows)('%s names tests that exist', (row) => {
  const cell = row.split(' | ').at(-1) ?? '';
  const titles = [...cell.matchAll(/\*([^*]+)\*/g)].flatMap(([, title = '']) => title.split('…'));
  expect(titles.length > 0 || /\.test\.ts|tests\//.test(cell)).toBe(true);
  expect(titles.filter((words) => !sources.includes(words.trim()))).toEqual([]);
});
