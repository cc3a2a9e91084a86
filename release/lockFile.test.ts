import { expect, test } from 'vitest';
import { lockFileOf } from '../functions/lockFile.ts';

const manifest = { name: 'functions', version: '1.0.0', dependencies: { a: '1.0.0' } };
const whole = (packages: object) => ({ lockfileVersion: 3, packages: packages as never });

test('contains what the workspace needs, where Node finds it without the other workspaces', () => {
  const found = lockFileOf(
    whole({
      'node_modules/a': {
        version: '1.0.0',
        dev: true,
        dependencies: { b: '^1' },
        optionalDependencies: { none: '1' },
      },
      'node_modules/a/node_modules/b': {
        version: '1.1.0',
        peerDependencies: { c: '*', d: '*' },
        peerDependenciesMeta: { d: { optional: true } },
      },
      'node_modules/b': { version: '2.0.0' },
      'node_modules/d': { version: '1.0.0' },
      'functions/node_modules/c': { version: '4.0.0' },
      'node_modules/c': { version: '3.0.0' },
    }),
    'functions',
    manifest,
  );
  expect(Object.keys(found.packages)).toEqual([
    '',
    'node_modules/a',
    'node_modules/a/node_modules/b',
    'node_modules/c',
  ]);
  expect(found.packages['node_modules/a']).not.toHaveProperty('dev');
  expect(found.packages['node_modules/c']?.version).toBe('3.0.0');
});

test('of two versions, the lock file has that of the workspace', () => {
  const own = { 'functions/node_modules/a': { version: '1.0.0' }, 'node_modules/a': { version: '2.0.0' } };
  expect(lockFileOf(whole(own), 'functions', manifest).packages['node_modules/a']?.version).toBe('1.0.0');
});

test('refuses two versions in one place, and a missing package', () => {
  const two = {
    'functions/node_modules/a': { version: '1.0.0', dependencies: { b: '1' } },
    'functions/node_modules/b': { version: '1.0.0', dependencies: { c: '1' } },
    'node_modules/c': { version: '1.0.0', dependencies: { b: '2' } },
    'node_modules/b': { version: '2.0.0' },
  };
  expect(() => lockFileOf(whole(two), 'functions', manifest)).toThrow(
    'would both be installed as node_modules/b',
  );
  expect(() => lockFileOf(whole({}), 'functions', manifest)).toThrow('has no a, which functions needs');
});
