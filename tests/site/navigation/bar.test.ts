import { company, phoneAddress } from '@helvardar/shared/company';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { visitWithFont } from '../../support/site/font.ts';
import { textsOf } from '../../support/site/texts.ts';
import { test } from '../../support/site/visit.ts';

const bar = (page: Page) => page.getByRole('banner');

test('the bar has the entries of docs/behaviour.md, 2.3, in that order', async ({ visit }) => {
  const { page } = await visit('/');
  const entries = bar(page).locator('a, button').filter({ visible: true });
  const names = await entries.evaluateAll((all) =>
    all.map((entry) => entry.getAttribute('aria-label') ?? entry.textContent),
  );
  expect(names).toEqual([
    textsOf('common').navigation.homeLink,
    'Home',
    'Services',
    'About',
    'Careers',
    'Contact',
    'Get Started',
    'Language: English',
  ]);
});

test('the bar of a small screen has a button of 44 px that calls, and from 480 px on Get Started', async ({
  visit,
}) => {
  const { page } = await visit('/about', { width: 360, height: 740 });
  const call = bar(page).getByRole('link', { name: `Call ${company.phone}` });
  const start = bar(page).getByRole('link', { name: 'Get Started' });
  expect(await call.getAttribute('href')).toBe(phoneAddress);
  expect(await call.boundingBox()).toMatchObject({ width: 44, height: 44 });
  const grounds = await call.evaluate((link) =>
    [link, link.parentElement as Element].map((part) => getComputedStyle(part).backgroundColor),
  );
  expect(grounds).toEqual(['rgba(0, 0, 0, 0)', 'rgba(0, 0, 0, 0)']);
  // #2446ff, the blue of text and lines
  expect(await call.evaluate((link) => getComputedStyle(link).color)).toBe('rgb(36, 70, 255)');
  expect(await start.isVisible()).toBe(false);
  await page.setViewportSize({ width: 480, height: 740 });
  await start.waitFor();
  expect(await call.isVisible()).toBe(false);
});

test('the bar stays visible while the page scrolls, on small and wide screens', async ({ visit }) => {
  const { page } = await visit('/privacy-policy');
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(() => window.scrollTo({ top: 2_000, behavior: 'instant' }));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1_000);
    await expect.poll(async () => (await bar(page).boundingBox())?.y).toBe(0);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  }
});

test('only the current entry is underlined', async ({ visit }) => {
  const { page } = await visit('/services/cloud-solutions');
  const line = (name: string) =>
    bar(page)
      .getByText(name, { exact: true })
      .filter({ visible: true })
      .evaluate((text) => getComputedStyle(text).borderImageSource);
  expect(await line('Services')).toMatch(/gradient/);
  expect(await line('About')).toBe('none');
});

const sizes = [
  { width: 1280, height: 700 },
  { width: 1120, height: 700 },
  { width: 600, height: 700 },
  { width: 480, height: 700 },
  { width: 320, height: 640 },
];
test('the bar fits on one line in every language, on small and wide screens', async ({ visit }) => {
  const { page, goTo } = await visitWithFont(visit, '/', {});
  for (const path of ['/', '/de', '/fr']) {
    await goTo(path);
    for (const size of sizes) {
      await page.setViewportSize(size);
      const where = `${path} at ${size.width} px`;
      const overflow = () => bar(page).evaluate((element) => element.scrollWidth - element.clientWidth);
      await expect.poll(overflow, { message: where }).toBe(0);
      expect((await bar(page).boundingBox())?.height, where).toBeLessThanOrEqual(81);
      const entries = bar(page).locator('a, button').filter({ visible: true });
      for (const box of await Promise.all((await entries.all()).map((found) => found.boundingBox()))) {
        expect(box?.height, where).toBeLessThanOrEqual(64);
        expect((box?.x ?? 0) + (box?.width ?? 0), where).toBeLessThanOrEqual(size.width);
      }
    }
  }
});

test('in a wide window all words of the bar stand on one line', async ({ visit }) => {
  const { page } = await visit('/about', { width: 1440, height: 900 });
  const middles = await bar(page).evaluate((header) => {
    const words = [
      ...header.querySelectorAll('nav a, nav button, a[href*="#consultation"], [aria-label*="English"]'),
    ];
    return words
      .filter((word) => word.checkVisibility())
      .map((word) => {
        const range = document.createRange();
        const walker = document.createTreeWalker(word, NodeFilter.SHOW_TEXT);
        const text = walker.nextNode();
        if (text) range.selectNodeContents(text);
        const { top, bottom } = range.getBoundingClientRect();
        return (top + bottom) / 2;
      });
  });
  expect(middles.length).toBe(7);
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(0.2);
});
