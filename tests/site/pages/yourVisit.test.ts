import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { languages } from '@helvardar/shared/languages';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { root } from '../../../commands/folders.ts';
import { readMeasured } from '../../../web/build/measured.ts';
import { firstViewOf } from '../../../web/build/sizes.ts';
import { addressOf } from '../../support/site/addresses.ts';
import { builtPage } from '../../support/site/builtPage.ts';
import { scriptsNamed } from '../../support/site/scripts.ts';
import { sectionOf } from '../../support/site/sections.ts';
import { textsOf } from '../../support/site/texts.ts';
import { test } from '../../support/site/visit.ts';

/** The words before the first figure, and those after the last one. */
const wordsOf = (text: string): string[] => text.split(/\s*\{\{.*\}\}/s).map((part) => part.trim());

const widths = [320, 360, 480, 600, 768, 900, 1024, 1280, 1440, 1920];

const partOf = (page: Page, language: (typeof languages)[number] = 'en') => {
  const section = sectionOf(page, textsOf('home', language).achievements.title);
  return { section, lead: section.locator('p').first(), times: section.locator('li') };
};

/** Milliseconds in which a visit is measured, if it is. */
const measured = 4_000;

describe.for(languages)('in %s', (language) => {
  const texts = textsOf('home', language).achievements;
  const own = texts.visit;

  test('without scripts home tells the slowest time that was measured, and the limit', () => {
    const { section, textsOf: all } = builtPage(addressOf('home', language));
    const { paints } = readMeasured().speed;
    const part = section(texts.title);
    const [slowest = 0, limit] = all(part.find('li strong')).map((text) =>
      Number.parseFloat(text.replace(',', '.')),
    );
    expect(slowest * 1_000).toBeGreaterThanOrEqual(Math.max(...paints));
    expect(slowest * 1_000).toBeLessThan(Math.max(...paints) + 100);
    expect(limit).toBe(2.5);
    expect(part.find('p').first().text()).toContain(String(paints.length));
  });

  test('this visit takes its place, and shifts nothing', async ({ visit }) => {
    const address = addressOf('home', language);
    const { page } = await visit(address, { emptyCache: true });
    const { lead, times, section } = partOf(page, language);
    await expect.poll(() => times.first().textContent(), { timeout: measured }).toContain(own.time);
    const said = (await lead.textContent()) ?? '';
    for (const words of wordsOf(own.lead)) expect(said).toContain(words);
    const [seconds = 0, size = 0] = (said.match(/\d+(?:[.,]\d+)?/g) ?? []).map((text) =>
      Number(text.replace(',', '.')),
    );
    expect((await times.first().textContent())?.replace(',', '.')).toContain(`${seconds}`);
    const { paint, bytes } = await page.evaluate(async () => {
      const paints = await new Promise<PerformanceEntryList>((resolve) =>
        new PerformanceObserver((list) => resolve(list.getEntries())).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        }),
      );
      const files = ['navigation', 'resource'].flatMap((type) => performance.getEntriesByType(type));
      const sizes = files.map((file) => (file as PerformanceResourceTiming).transferSize);
      return { paint: paints.at(-1)?.startTime ?? 0, bytes: sizes.reduce((sum, part) => sum + part, 0) };
    });
    expect(seconds * 1_000).toBeGreaterThanOrEqual(paint);
    expect(seconds * 1_000).toBeLessThan(paint + 101);
    expect(size).toBeLessThanOrEqual(Math.ceil(bytes / 1024));
    expect(size).toBeGreaterThan(100);
    const shares = await times
      .locator('rect')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
    expect((shares[0] ?? 0) / (shares[1] ?? 1)).toBeCloseTo(seconds / 2.5, 2);

    // The same section without scripts, which has the figures of the laboratory.
    const { page: plain } = await visit(address, { javaScriptEnabled: false });
    for (const width of widths) {
      const heights = [page, plain].map(async (each) => {
        await each.setViewportSize({ width, height: 800 });
        return (await partOf(each, language).section.boundingBox())?.height;
      });
      const [after, before] = await Promise.all(heights);
      expect(after, `${width}`).toBe(before);
    }
    expect(await section.locator('[aria-live]').count()).toBe(0);
  });
});

test('nothing about the visit is stored or sent', async ({ visit }) => {
  const requests: string[] = [];
  const { page } = await visit('/', {
    emptyCache: true,
    before: async (page) =>
      page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`)),
  });
  const { times } = partOf(page);
  await expect.poll(() => times.first().textContent(), { timeout: measured }).toContain('Your visit');
  for (const request of requests) expect(request).toMatch(/^GET [^?]*$/);
  const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect(keys).toEqual(['i18nextLng']);
});

const left: [string, (page: Page) => Promise<unknown>][] = Object.entries({
  'the browser does not know the paint': (page: Page) =>
    page.addInitScript(() =>
      Object.defineProperty(PerformanceObserver, 'supportedEntryTypes', { value: ['paint', 'navigation'] }),
    ),
  'the tab was hidden': (page: Page) =>
    page.addInitScript(() => {
      const original = performance.getEntriesByType.bind(performance);
      performance.getEntriesByType = (type: string) =>
        type === 'visibility-state' ? [{ name: 'hidden' } as PerformanceEntry] : original(type);
    }),
  'the page was rendered in advance': (page: Page) =>
    page.addInitScript(() =>
      Object.defineProperty(PerformanceNavigationTiming.prototype, 'activationStart', { value: 5 }),
    ),
  'a file came from a cache': (page: Page) =>
    page.addInitScript(() =>
      Object.defineProperty(PerformanceResourceTiming.prototype, 'transferSize', { value: 0 }),
    ),
});
test.for(left)('the measured figures stay if %s', async ([, before], { visit }) => {
  const { page } = await visit('/', { emptyCache: true, before });
  const { times } = partOf(page);
  await page.waitForTimeout(2_000);
  expect(await times.first().textContent()).toContain(textsOf('home').achievements.slowest);
});

test('the measured figures stay if another page was opened first', async ({ visit }) => {
  const { page } = await visit('/about', { emptyCache: true });
  await page.getByRole('navigation').getByRole('link', { name: 'Home' }).first().click();
  const { times } = partOf(page);
  await expect.poll(() => times.count()).toBe(2);
  await page.waitForTimeout(2_000);
  expect(await times.first().textContent()).toContain(textsOf('home').achievements.slowest);
});

test('the code that measures a visit has at most 2 kB, and is not part of the first view', () => {
  const pattern = scriptsNamed('yourVisit').source.replaceAll('\\', '');
  const files = /\(\?:(.*)\)/.exec(pattern)?.[1]?.split('|') ?? [];
  expect(files.length).toBeGreaterThan(0);
  const sizes = files.map((file) => brotliCompressSync(readFileSync(join(root, 'web/dist', file))).length);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(2_000);
  const first = firstViewOf(builtPage('/').source);
  for (const file of files) expect(first).not.toContain(`/${file}`);
});
