import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { putInPlace } from './putInPlace.ts';

const folderWith = async (parent: string, name: string) => {
  await mkdir(join(parent, name));
  await writeFile(join(parent, name, 'index.html'), name);
  return join(parent, name);
};

it('puts a folder where there was none', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'site-'));
  await putInPlace(await folderWith(parent, 'first'), join(parent, 'dist'), join(parent, 'last'));
  expect(await readFile(join(parent, 'dist/index.html'), 'utf8')).toBe('first');
});

it('ends with one whole folder when many builds finish at once', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'site-'));
  const names = ['a', 'b', 'c', 'd', 'e'];
  const folders = await Promise.all(names.map((name) => folderWith(parent, name)));
  await Promise.all(
    folders.map((folder, index) => putInPlace(folder, join(parent, 'dist'), join(parent, `last-${index}`))),
  );
  expect(names).toContain(await readFile(join(parent, 'dist/index.html'), 'utf8'));
});
