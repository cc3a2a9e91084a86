import type { Locator, Page } from 'playwright-core';

export const main = (page: Page) => page.getByRole('navigation', { name: 'Main navigation' });
export const services = (page: Page) => main(page).getByRole('button', { name: 'Services' });
/** One of the entries of the services menu. */
export const entry = (page: Page) => main(page).getByRole('link', { name: 'Cybersecurity' });
export const focused = (locator: Locator) =>
  locator.evaluate((element) => element === document.activeElement);
export const expanded = (locator: Locator) => locator.getAttribute('aria-expanded');
