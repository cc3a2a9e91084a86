import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { expect, test } from 'vitest';

const manifest = JSON.parse(readFileSync('functions/package.json', 'utf8'));
const bundle = readFileSync('functions/lib/index.js', 'utf8');

/** What static and dynamic imports and `require` name. */
const imported = [...bundle.matchAll(/(?:\bfrom|^import|\bimport\(|\brequire\()\s*["']([^"'\n]+)["']/gm)].map(
  ([, name = '']) => name,
);

test('the bundle imports nothing but what functions/package.json installs and Node has', () => {
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

test('the versions are exact, so that a deployment runs what was tested', () => {
  for (const version of Object.values(manifest.dependencies)) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
});
