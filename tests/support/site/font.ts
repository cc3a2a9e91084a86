import type { Page } from 'playwright-core';

/**
 * Gives all later pages their font. On a busy machine it may come too late for a first visit, and lines of the fallback
 * font are longer.
 */
export const loadFont = (page: Page): Promise<void> =>
  page.evaluate(() => document.fonts.load('1em "Host Grotesk"').then(() => undefined));
