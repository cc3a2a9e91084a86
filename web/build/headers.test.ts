import { createHash } from 'node:crypto';
import { answeredStyle } from '@helvardar/shared/answeredPage';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporaryFolder.ts';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';
import { deployedServices, headersFor } from './headers.ts';

/** The value of a header at addresses that match `source`. The last matching rule wins. */
const header = (rules: ReturnType<typeof headersFor>, source: string, name: string) =>
  rules
    .filter((rule) => ['**', source].includes(rule.source))
    .flatMap(({ headers }) => headers)
    .findLast(({ key }) => key === name)?.value;

test('the policy of all pages allows the inline styles of HTML files alone', () => {
  const files = {
    'index.html': '<style>p{color:red}</style>',
    'de/about.html': '<style>p{color:blue}</style>',
    'robots.txt': '<style>p{color:green}</style>',
  };
  const pages = [files['index.html'], files['de/about.html']];
  expect(header(headersFor(temporaryFolder(files), []), '**', 'Content-Security-Policy')).toBe(
    contentSecurityPolicy(pages, []),
  );
});

test('caches keep a page for minutes at most, and never an answer of the function', () => {
  const rules = headersFor(temporaryFolder(), []);
  const caching = 'public, max-age=0, s-maxage=300, must-revalidate';
  expect(header(rules, '**', 'Cache-Control')).toBe(caching);
  expect(header(rules, '404.html', 'Cache-Control')).toBe(caching);
  expect(header(rules, '/api/**', 'Cache-Control')).toBe('no-store');
});

test('the page of the team’s buttons has a policy of its own, which allows its style and its form alone', () => {
  const rules = headersFor(temporaryFolder(), []);
  const hash = createHash('sha256').update(answeredStyle).digest('base64');
  expect(header(rules, '/answered', 'Content-Security-Policy')).toBe(
    `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
  );
  expect(header(rules, '/answered', 'Cache-Control')).toBe('no-store');
});

test('the addresses of the services belong to one project', () => {
  expect(deployedServices('one-project')).toEqual([
    'https://firestore.googleapis.com/v1/projects/one-project/databases/',
    'https://europe-west6-one-project.cloudfunctions.net/send-consultation-notification',
  ]);
});
