import type { Page } from 'playwright-core';

/** A value for `clock` of `visit`. Time stands still until `page.clock.runFor` advances it by exact milliseconds. */
export const standingClock = async (page: Page): Promise<void> => {
  await page.clock.install({ time: new Date('2026-11-20T10:00:00Z') });
  await page.clock.pauseAt(new Date('2026-11-20T10:00:01Z'));
};
