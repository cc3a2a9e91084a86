import { expect, test } from 'vitest';
import { webApp } from './webApp.ts';

const address = 'https://helvardar-site.web.app';

test('a site with a web app passes, one without stops, and no answer is told', () => {
  expect(webApp({ site: { address, hasApp: true } })).toEqual([]);
  expect(webApp({ site: { address, hasApp: false } })).toEqual([
    { level: 'stop', sentence: expect.stringContaining('step 4') },
  ]);
  expect(webApp({ site: undefined })).toMatchObject([{ level: 'unknown' }]);
});
