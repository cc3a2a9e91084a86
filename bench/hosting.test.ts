import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../emulators/temporaryFolder.ts';
import { readSite } from './hosting.ts';

const rule = (source: string, value: string) => ({ source, headers: [{ key: 'Cache-Control', value }] });
const site = () =>
  readSite(
    temporaryFolder({
      'index.html': 'home',
      '404.html': 'nothing',
      'de.html': 'Startseite',
      'de/about.html': 'Über uns',
      'assets/font.woff2': 'font',
      'assets/a.js': 'run()',
    }),
    [rule('**', 'short'), rule('/assets/**', 'forever')],
  );
const read = async (address: string) => {
  const { status, headers, body } = await site().answer(address);
  return {
    status,
    headers,
    text: headers['content-encoding'] ? String(brotliDecompressSync(body)) : String(body),
  };
};

it.each([
  ['/', 'home'],
  ['/?from=mail', 'home'],
  ['/de', 'Startseite'],
  ['/de/about', 'Über uns'],
])('serves %s without an ending', async (address, text) => {
  expect(await read(address)).toMatchObject({
    status: 200,
    text,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'short' },
  });
});

it.each([
  ['/de/about.html', '/de/about'],
  ['/de/', '/de'],
  ['/de/about/', '/de/about'],
])('redirects %s to the one address', async (address, location) => {
  expect(await read(address)).toMatchObject({ status: 301, headers: { location } });
});

it.each(['/nothing', '/de/nothing', '/%E4', '/assets'])('says that %s is not there', async (address) => {
  expect(await read(address)).toMatchObject({ status: 404, text: 'nothing' });
});

it('lets the last header rule win, and sends fonts as they are', async () => {
  const { headers, text } = await read('/assets/font.woff2');
  expect(headers).toEqual({ 'cache-control': 'forever', 'content-type': 'font/woff2' });
  expect(text).toBe('font');
});
