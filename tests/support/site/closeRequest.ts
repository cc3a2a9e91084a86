import type { Page } from 'playwright-core';

/**
 * Simulates the browser's request to close a dialog: the back button on Android, the Escape key elsewhere. Removes the
 * focus first, because a focused field or dialog would handle the key itself.
 */
export const requestClose = async (page: Page): Promise<void> => {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press('Escape');
};
