import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { execa } from 'execa';
import { expect, test } from 'vitest';
import firebase from '../../firebase.json' with { type: 'json' };
import { temporaryFolder } from '../support/temporaryFolder.ts';

const manifest = JSON.parse(readFileSync('functions/package.json', 'utf8'));
const bundle = readFileSync('functions/lib/index.js', 'utf8');

/** The modules in static imports, dynamic imports and `require`. */
const imported = [...bundle.matchAll(/(?:\bfrom|^import|\bimport\(|\brequire\()\s*["']([^"'\n]+)["']/gm)].map(
  ([, name = '']) => name,
);

test('the bundle imports only what functions/package.json installs or Node contains', () => {
  const packages = imported
    .filter((name) => !(name.startsWith('node:') && isBuiltin(name)))
    .map((name) =>
      name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/'),
    );
  expect(packages).toContain('firebase-functions');
  expect(Object.keys(manifest.dependencies)).toEqual(expect.arrayContaining(packages));
});

test('the versions are exact, so that a deployment runs what the tests ran', () => {
  for (const version of Object.values(manifest.dependencies)) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
});

const lock = JSON.parse(readFileSync('functions/package-lock.json', 'utf8'));

/** The versions in the folders from which the functions could load the package. */
const installedVersions = (place: string): string[] =>
  [`functions/${place}`, place]
    .map((folder) => `${folder}/package.json`)
    .filter((file) => existsSync(file))
    .map((file) => JSON.parse(readFileSync(file, 'utf8')).version);

test('the upload has a lock file with the versions that these tests run, and without development packages', () => {
  const entries = Object.entries<{ version: string; optional?: true }>(lock.packages).slice(1);
  expect(entries.length).toBeGreaterThan(100);
  for (const [place, { version, optional }] of entries) {
    const installed = installedVersions(place);
    // npm may be told to leave optional packages out.
    if (!optional || installed.length > 0) expect(installed, place).toContain(version);
  }
  expect(lock.packages['']).toMatchObject({ dependencies: manifest.dependencies });
  expect(Object.keys(lock.packages)).not.toContain('node_modules/vite');
  expect(lock.packages['node_modules/nodemailer'].version).toBe(manifest.dependencies.nodemailer);
  expect(firebase.functions[0]?.ignore).not.toContain('package-lock.json');
});

test('npm finds everything that the functions need in the lock file', async () => {
  const folder = temporaryFolder();
  for (const file of ['package.json', 'package-lock.json'])
    copyFileSync(`functions/${file}`, join(folder, file));
  const { stdout, exitCode } = await execa('npm', ['ls', '--package-lock-only', '--all', '--json'], {
    cwd: folder,
    reject: false,
  });
  expect(JSON.parse(stdout).problems ?? []).toEqual([]);
  expect(exitCode).toBe(0);
});
