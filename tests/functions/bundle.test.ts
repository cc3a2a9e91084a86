import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { expect, test } from 'vitest';

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
