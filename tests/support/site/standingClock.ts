import type { Page } from 'playwright-core';

/** A stopped clock for the setting `clock` of `visit`. Time passes only in `page.clock.runFor`. */
export const standingClock = async (page: Page): Promise<void> => {
  await page.clock.install({ time: new Date('2026-11-20T10:00:00Z') });
  await page.clock.pauseAt(new Date('2026-11-20T10:00:01Z'));
};
