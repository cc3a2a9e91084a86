import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findBrowser } from './browser.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const works = '#!/bin/sh\necho Chromium 150.0\n';
const asksForSnap = '#!/bin/sh\necho "requires the chromium snap to be installed" >&2\nexit 1\n';

test('the browser that CHROME_PATH names comes first', () => {
  const folder = temporaryFolder({ 'bin/chromium': works, 'own/bin/chrome': works });
  expect(findBrowser({ CHROME_PATH: join(folder, 'own/bin/chrome'), PATH: join(folder, 'bin') })).toBe(
    join(folder, 'own/bin/chrome'),
  );
});

test('a CHROME_PATH that does not start is refused', () => {
  expect(() => findBrowser({ CHROME_PATH: '/nowhere' })).toThrow(
    'CHROME_PATH names /nowhere, which does not start',
  );
});

test('a program that only asks for another installation is passed over', () => {
  const folder = temporaryFolder({ 'one/bin/chromium': asksForSnap, 'two/bin/google-chrome': works });
  expect(findBrowser({ PATH: `${folder}/one/bin:${folder}/two/bin` })).toBe(
    join(folder, 'two/bin/google-chrome'),
  );
});
