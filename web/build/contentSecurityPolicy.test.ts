import { createHash } from 'node:crypto';
import { company } from '@helvardar/shared/company';
import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';
import { laterScripts, laterScriptsElement } from './laterScripts.ts';

const directive = (policy: string, name: string) =>
  policy
    .split('; ')
    .find((part) => part.startsWith(`${name} `))
    ?.slice(name.length + 1)
    .split(' ');

/** `printf '<style>' | openssl dgst -sha256 -binary | base64` says the same. */
const hashes = {
  '': "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  'p{color:red}': "'sha256-p0bF+un5yUb9MBO6xRb8kPHlY2BdpHVtLiFkDrZPF64='",
  'p{color:blue}': "'sha256-O3MD3BNalwJODrH2e1G/rVFeOlpBK2DGxBAnY1kvk5U='",
};

test('each inline style is admitted once by its hash, and the empty one of Emotion', () => {
  const pages = [
    '<style>p{color:red}</style>',
    '<style>p{color:blue}</style><style data-emotion="css">p{color:red}</style>',
  ];
  expect(directive(contentSecurityPolicy(pages, []), 'style-src')?.toSorted()).toEqual(
    Object.values(hashes).toSorted(),
  );
});

test('the inline script of the pages is admitted once by its hash', () => {
  const pages = [laterScriptsElement(['assets/a.js']), laterScriptsElement(['assets/b.js'])];
  const [own, hash, ...others] = directive(contentSecurityPolicy(pages, []), 'script-src') ?? [];
  expect([own, others]).toEqual(["'self'", []]);
  expect(hash).toBe(`'sha256-${createHash('sha256').update(laterScripts).digest('base64')}'`);
});

test('pages may send to the services and to their own origin, and nowhere else', () => {
  expect(directive(contentSecurityPolicy([], []), 'connect-src')).toEqual(["'self'"]);
  expect(directive(contentSecurityPolicy([], ['https://a.example/b/']), 'connect-src')).toEqual([
    "'self'",
    'https://a.example/b/',
  ]);
});

test('nothing is admitted that is not named, and no evaluated code at all', () => {
  const policy = contentSecurityPolicy(['<style>p{}</style>'], []);
  expect(directive(policy, 'default-src')).toEqual(["'none'"]);
  expect(directive(policy, 'script-src')).toEqual(["'self'"]);
  expect(directive(policy, 'require-trusted-types-for')).toEqual(["'script'"]);
  expect(directive(policy, 'trusted-types')).toEqual(["'none'"]);
  const { origin } = new URL(company.video.address);
  expect(policy.replace(`media-src ${origin}`, '')).not.toMatch(/unsafe|\*|data:|blob:|http/);
});

test('the same pages in another order have the same policy', () => {
  const pages = ['<style>a{}</style>', '<style>b{}</style>', '<style>c{}</style>'];
  expect(contentSecurityPolicy(pages.toReversed(), [])).toBe(contentSecurityPolicy(pages, []));
});
