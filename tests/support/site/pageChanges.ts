import type { Page } from 'playwright-core';
import { textsOf } from './texts.ts';

/** The start of a page's title, if it differs from the name in the bar. */
const titleStarts: Record<string, string> = { Careers: textsOf('careers').meta.title };

/** An entry of the bar. */
export const inBar = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });

/** Waits for the page with this title, or with this name in the bar. */
export const shown = (page: Page, title: string) =>
  page.waitForFunction((start) => document.title.startsWith(start), titleStarts[title] ?? title);

/**
 * Follows an entry of the bar with raw mouse events, because Playwright's click scrolls the page first. Waits until the
 * page is at its top and, last, its content has the focus.
 */
export const follow = async (page: Page, name: string): Promise<void> => {
  const { x = 0, y = 0 } = (await inBar(page, name).boundingBox()) ?? {};
  await page.mouse.click(x + 10, y + 10);
  await shown(page, name);
  await page.waitForFunction(() => document.activeElement?.tagName === 'MAIN');
};

/** The text of the visible heading. */
export const heading = (page: Page) => page.locator('h1:visible').textContent();

export const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

/** Scrolls, and waits until the browser has finished. */
export const scrollTo = (page: Page, top: number) =>
  page.evaluate(
    (wanted) =>
      new Promise<void>((resolve) => {
        document.addEventListener('scrollend', () => window.scrollY === wanted && resolve());
        window.scrollTo({ top: wanted, behavior: 'instant' });
      }),
    top,
  );

/** Holds back the files with these names until the returned function is called. */
export const holdBack = async (page: Page, files: RegExp) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
};
