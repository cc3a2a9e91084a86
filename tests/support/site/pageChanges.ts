import type { Page } from 'playwright-core';
import { scriptRun } from './settled.ts';
import { textsOf } from './texts.ts';

/** A page's title usually starts with the page's name in the navigation bar. These are the exceptions, by name. */
const titleStarts: Record<string, string> = { Careers: textsOf('careers').meta.title };

export const inBar = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });

/** Waits for a page, given by the start of its title or by its name in the navigation bar. */
export const shown = (page: Page, title: string) =>
  page.waitForFunction((start) => document.title.startsWith(start), titleStarts[title] ?? title);

/** Rests the mouse on a link until the code and the texts of the linked page have loaded. */
export const restOn = async (page: Page, name: string): Promise<void> => {
  await inBar(page, name).hover();
  for (const script of [name, name.toLowerCase()]) await scriptRun(page, script);
};

/** Waits until the heading has the focus, the last step of a page change. */
export const headingFocused = (page: Page) =>
  page.waitForFunction(() => document.activeElement?.tagName === 'H1');

/**
 * Follows a link of the bar. Playwright's click would scroll the page first, so this uses raw mouse events. Waits until
 * the new heading has the focus.
 */
export const follow = async (page: Page, name: string): Promise<void> => {
  await restOn(page, name);
  const { x = 0, y = 0 } = (await inBar(page, name).boundingBox()) ?? {};
  await page.mouse.click(x + 10, y + 10);
  await shown(page, name);
  await headingFocused(page);
};

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
