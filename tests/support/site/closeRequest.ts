import type { Page } from 'playwright-core';

/**
 * Sends the browser's close request: the back button on Android, the Escape key elsewhere. Without a focused element,
 * no field or dialog gets the key event.
 */
export const requestClose = async (page: Page): Promise<void> => {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press('Escape');
};
