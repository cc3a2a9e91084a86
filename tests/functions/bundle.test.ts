import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { execa } from 'execa';
import { expect, test } from 'vitest';
import firebase from '../../firebase.json' with { type: 'json' };
import { temporaryFolder } from '../support/temporaryFolder.ts';

const manifest = JSON.parse(readFileSync('functions/package.json', 'utf8'));
const bundle = readFileSync('functions/lib/index.cjs', 'utf8');

/** The modules that the bundle loads. The pattern skips comments. */
const imported = [
  ...bundle.matchAll(/^(?!\s*(?:\*|\/\/)).*\b(?:import|require)\(["']([^"'\n]+)["']\)/gm),
].map(([, name = '']) => name);

test('the bundle contains all packages, so that a new instance reads only one file', () => {
  expect(imported).toContain('http2');
  expect(imported.filter((name) => !isBuiltin(name))).toEqual([]);
});

test('the versions of the dependencies are exact, so that a deployment runs the tested ones', () => {
  for (const version of Object.values(manifest.dependencies)) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
});

const lock = JSON.parse(readFileSync('functions/package-lock.json', 'utf8'));

/** The installed versions of a package. The functions can load it from two folders. */
const installedVersions = (place: string): string[] =>
  [`functions/${place}`, place]
    .map((folder) => `${folder}/package.json`)
    .filter((file) => existsSync(file))
    .map((file) => JSON.parse(readFileSync(file, 'utf8')).version);

test('the uploaded lock file has the versions that these tests run, and no development packages', () => {
  const entries = Object.entries<{ version: string; optional?: true }>(lock.packages).slice(1);
  expect(entries.length).toBeGreaterThan(100);
  for (const [place, { version, optional }] of entries) {
    const installed = installedVersions(place);
    // npm can be configured to skip optional packages.
    if (!optional || installed.length > 0) expect(installed, place).toContain(version);
  }
  expect(lock.packages['']).toMatchObject({ dependencies: manifest.dependencies });
  expect(Object.keys(lock.packages)).toContain('node_modules/@google-cloud/functions-framework');
  expect(Object.keys(lock.packages)).not.toContain('node_modules/vite');
  expect(firebase.functions[0]?.ignore).not.toContain('package-lock.json');
});

test('the lock file contains everything that the functions need', async () => {
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
