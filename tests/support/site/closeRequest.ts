import type { Page } from 'playwright-core';

/**
 * Sends the browser's close request. On Android this is going back; in Chromium on other systems it is the Escape key.
 * Without a focused element, this key goes to `body`, so no listener of a field or dialog gets it.
 */
export const requestClose = async (page: Page): Promise<void> => {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press('Escape');
};
