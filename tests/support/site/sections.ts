import type { Page } from 'playwright-core';

/** The section with this heading. */
export const sectionOf = (page: Page, heading: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: heading, exact: true }) });
