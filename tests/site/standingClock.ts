import type { Page } from 'playwright-core';

/**
 * For `before`: time stands still until `page.clock.runFor` lets it run, in milliseconds that are exact. One millisecond
 * passes when the page is loaded, because it takes its first texts in a timer of zero.
 */
export const standingClock = async (page: Page): Promise<void> => {
  await page.clock.install({ time: new Date('2026-11-20T10:00:00Z') });
  await page.clock.pauseAt(new Date('2026-11-20T10:00:01Z'));
  page.once('load', () => void page.clock.runFor(1));
};
