import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';
import { deployedServices, headersFor } from './headers.ts';

const folderWith = (files: Record<string, string>) => {
  const folder = mkdtempSync(join(tmpdir(), 'headers-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'de'));
  for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text);
  return folder;
};

/** As Hosting reads the rules: the last one that matches wins. */
const header = (rules: ReturnType<typeof headersFor>, sources: string[], name: string) =>
  rules
    .filter(({ source }) => sources.includes(source))
    .flatMap(({ headers }) => headers)
    .findLast(({ key }) => key === name)?.value;

test('one policy covers the pages in all folders', () => {
  const [first, second] = ['<style>a{}</style>', '<style>b{}</style>'];
  const folder = folderWith({ 'index.html': first, 'de/about.html': second, 'robots.txt': 'User-agent: *' });
  const services = ['https://a.example/'];
  expect(header(headersFor(folder, services), ['**'], 'Content-Security-Policy')).toBe(
    contentSecurityPolicy([first, second], services),
  );
});

test('browsers ask for pages every time, and never again for what bears its hash in its name', () => {
  const rules = headersFor(folderWith({}), []);
  const pages = header(rules, ['**'], 'Cache-Control') ?? '';
  expect(pages).toContain('max-age=0');
  expect(pages).toContain('must-revalidate');
  expect(header(rules, ['**', '/assets/**'], 'Cache-Control')).toBe('public, max-age=31536000, immutable');
  expect(header(rules, ['**', '/api/**'], 'Cache-Control')).toBe('no-store');
});

test('other caches keep a page for minutes, and the page that stands for a missing file as well', () => {
  const rules = headersFor(folderWith({}), []);
  const pages = header(rules, ['**'], 'Cache-Control') ?? '';
  expect(Number(/s-maxage=(\d+)/.exec(pages)?.[1])).toBeLessThanOrEqual(600);
  expect(header(rules, ['**', '/assets/**', '404.html'], 'Cache-Control')).toBe(pages);
});

test('only the pictures of link previews may be shown by other sites', () => {
  const rules = headersFor(folderWith({}), []);
  expect(header(rules, ['**'], 'Cross-Origin-Resource-Policy')).toBe('same-origin');
  expect(header(rules, ['**', '/assets/**'], 'Cross-Origin-Resource-Policy')).toBe('same-origin');
  expect(header(rules, ['**', '/previews/**'], 'Cross-Origin-Resource-Policy')).toBe('cross-origin');
});

test('the services of a project are those of no other project', () => {
  expect(deployedServices('one-project')).toEqual([
    'https://firestore.googleapis.com/v1/projects/one-project/databases/',
    'https://europe-west6-one-project.cloudfunctions.net/send-consultation-notification',
  ]);
});
