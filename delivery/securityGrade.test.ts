import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { deployedServices, headersFor } from '../web/build/headers.ts';
import { preloadedForAll, securityGrade } from './securityGrade.ts';

/** As built pages are: their one script says what it must be. */
const page = `<!doctype html><html><head><title>Page</title>
<script type="module" src="/assets/start.js" integrity="sha384-${'A'.repeat(64)}" crossorigin></script>
</head><body></body></html>`;
const folder = mkdtempSync(join(tmpdir(), 'graded-'));
afterAll(() => rmSync(folder, { recursive: true }));
writeFileSync(join(folder, 'index.html'), page);
const [everywhere] = headersFor(folder, deployedServices('your-project'));
const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  ...Object.fromEntries(everywhere?.headers.map(({ key, value }) => [key, value]) ?? []),
};

test.each([
  ['the address of a project', 'https://your-project.web.app/', preloadedForAll, 140],
  ['a domain that browsers do not know', 'https://your-domain.ch/', preloadedForAll, 135],
  ['a domain that is preloaded', 'https://your-domain.ch/', [...preloadedForAll, 'your-domain.ch'], 140],
  ['www below it', 'https://www.your-domain.ch/', [...preloadedForAll, 'your-domain.ch'], 140],
])('%s gets A+', (_, address, preloaded, score) => {
  expect(securityGrade(new URL(address), page, headers, preloaded)).toMatchObject({ grade: 'A+', score });
});

test('the score of a page does not depend on what was graded before', () => {
  const own = new URL('https://your-domain.ch/');
  expect(securityGrade(own, page, headers, ['your-domain.ch']).score).toBe(140);
  expect(securityGrade(own, page, headers).score).toBe(135);
});
