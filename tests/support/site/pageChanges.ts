import type { Page } from 'playwright-core';
import { scriptRun } from './settled.ts';
import { textsOf } from './texts.ts';

/** The start of the title for pages whose title does not start with their name in the bar. */
const titleStarts: Record<string, string> = { Careers: textsOf('careers').meta.title };

/** The link with this name in the bar. */
export const inBar = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });

/** Waits for the page with this title, or with this name in the bar. */
export const shown = (page: Page, title: string) =>
  page.waitForFunction((start) => document.title.startsWith(start), titleStarts[title] ?? title);

/** Rests the mouse on a link of the bar until the code and the texts of its page have been loaded. */
export const restOn = async (page: Page, name: string): Promise<void> => {
  await inBar(page, name).hover();
  for (const script of [name, name.toLowerCase()]) await scriptRun(page, script);
};

/**
 * Follows a link of the bar with raw mouse events, because Playwright's click scrolls the page first. Waits until the
 * content of the new page has the focus, which is the last step of the page change.
 */
export const follow = async (page: Page, name: string): Promise<void> => {
  await restOn(page, name);
  const { x = 0, y = 0 } = (await inBar(page, name).boundingBox()) ?? {};
  await page.mouse.click(x + 10, y + 10);
  await shown(page, name);
  await page.waitForFunction(() => document.activeElement?.tagName === 'MAIN');
};

/** The text of the visible heading. */
export const heading = (page: Page) => page.locator('h1:visible').textContent();

export const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

/** Scrolls to this distance from the top, in pixels, and waits until the browser has finished. */
export const scrollTo = (page: Page, top: number) =>
  page.evaluate(
    (wanted) =>
      new Promise<void>((resolve) => {
        document.addEventListener('scrollend', () => window.scrollY === wanted && resolve());
        window.scrollTo({ top: wanted, behavior: 'instant' });
      }),
    top,
  );
