import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { keepFormerFiles } from './formerFiles.ts';
import { siteThatAnswers } from './siteThatAnswers.ts';

const built = (...names: string[]) => {
  const folder = mkdtempSync(join(tmpdir(), 'built-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'assets'));
  for (const name of names) writeFileSync(join(folder, 'assets', name), 'new');
  return folder;
};
const live = {
  '/assets.json': { body: JSON.stringify(['same-1.js', 'old-1.js']) },
  '/assets/same-1.js': { body: 'old' },
  '/assets/old-1.js': { body: 'old' },
};

test('the files of the live release stand beside the new ones, whose own are not touched', async () => {
  const folder = built('same-1.js', 'new-1.js');
  expect(await keepFormerFiles(await siteThatAnswers(live), folder)).toBe(1);
  expect(readdirSync(join(folder, 'assets'))).toEqual(['new-1.js', 'old-1.js', 'same-1.js']);
  expect(readFileSync(join(folder, 'assets/old-1.js'), 'utf8')).toBe('old');
  expect(readFileSync(join(folder, 'assets/same-1.js'), 'utf8')).toBe('new');
});

test('the next release keeps the new ones alone', async () => {
  const folder = built('same-1.js', 'new-1.js');
  await keepFormerFiles(await siteThatAnswers(live), folder);
  expect(JSON.parse(readFileSync(join(folder, 'assets.json'), 'utf8'))).toEqual(['new-1.js', 'same-1.js']);
});

test('where nothing is live yet, nothing is added', async () => {
  expect(await keepFormerFiles(await siteThatAnswers({}), built('new-1.js'))).toBe(0);
});

test('a name that leads out of the folder is not followed', async () => {
  const body = JSON.stringify(['../index.html', '/etc/passwd', '..']);
  expect(await keepFormerFiles(await siteThatAnswers({ '/assets.json': { body } }), built())).toBe(0);
});

test('a file that the live site does not have is an error', async () => {
  const site = await siteThatAnswers({ '/assets.json': live['/assets.json'] });
  await expect(keepFormerFiles(site, built())).rejects.toThrow('/assets/same-1.js');
});
