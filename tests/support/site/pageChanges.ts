import type { Page } from 'playwright-core';
import { textsOf } from './texts.ts';

/** What the title of a page begins with, where that is not its name in the bar. */
const titleStarts: Record<string, string> = { Careers: textsOf('careers').meta.title };

/** An entry of the bar. */
export const inBar = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });

/** The page of this title, or of this name in the bar, has come. */
export const shown = (page: Page, title: string) =>
  page.waitForFunction((start) => document.title.startsWith(start), titleStarts[title] ?? title);

/**
 * Follows an entry of the bar by the mouse alone, as a click of Playwright's own scrolls the page first; until the page is
 * at its top, and the focus, which comes last, on its content.
 */
export const follow = async (page: Page, name: string): Promise<void> => {
  const { x = 0, y = 0 } = (await inBar(page, name).boundingBox()) ?? {};
  await page.mouse.click(x + 10, y + 10);
  await shown(page, name);
  await page.waitForFunction(() => document.activeElement?.tagName === 'MAIN');
};

/** The heading in sight. */
export const heading = (page: Page) => page.locator('h1:visible').textContent();

export const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

/** Scrolls and waits until the browser has come to rest there. */
export const scrollTo = (page: Page, top: number) =>
  page.evaluate(
    (wanted) =>
      new Promise<void>((resolve) => {
        document.addEventListener('scrollend', () => window.scrollY === wanted && resolve());
        window.scrollTo({ top: wanted, behavior: 'instant' });
      }),
    top,
  );

/** Holds back the files of these names until the function is called that it gives. */
export const holdBack = async (page: Page, files: RegExp) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
};
