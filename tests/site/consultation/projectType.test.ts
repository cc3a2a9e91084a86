import type { Language } from '@helvardar/shared/languages';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { draftKey } from '../../../web/src/browser/storage.ts';
import type { serviceIds } from '../../../web/src/routing/routes.ts';
import { dialogOn } from '../../support/site/consultationDialog.ts';
import { settled } from '../../support/site/settled.ts';
import { textsOf } from '../../support/site/texts.ts';
import { ready, test } from '../../support/site/visit.ts';

/** Follows the button of a service page's hero and opens the form with the keyboard. */
const comeFrom = async (page: Page, id: (typeof serviceIds)[number], language: Language) => {
  await page
    .getByRole('link', { name: textsOf(id, language).hero.button })
    .first()
    .click();
  await page.waitForFunction(() => document.activeElement?.matches('#consultation button'));
  await page.keyboard.press('Enter');
  const dialog = dialogOn(page, language);
  await dialog.dialog.waitFor();
  return dialog;
};

test('the form has the project type of the service page, which the visitor can change', async ({ visit }) => {
  const { page, goTo } = await visit('/de/services/cloud-solutions');
  const { field } = await comeFrom(page, 'cloudSolutions', 'de');
  await expect.poll(() => field('project_type').inputValue()).toBe('cloud_solutions');
  expect(await page.evaluate((key) => sessionStorage.getItem(key), draftKey)).toBe(null);

  await page.reload();
  await ready(page);
  const again = dialogOn(page, 'de');
  await again.open();
  expect(await again.field('project_type').inputValue()).toBe('cloud_solutions');
  await again.field('message').fill('Unsere Server sind alt.');

  // The visitor has not chosen the type, so the next page's type replaces it. The text stays.
  await goTo('/de/services/mobile-development');
  const other = await comeFrom(page, 'mobileDevelopment', 'de');
  await expect.poll(() => other.field('project_type').inputValue()).toBe('other');
  expect(await other.field('message').inputValue()).toBe('Unsere Server sind alt.');
  await other.field('project_type').selectOption('custom_software');

  await goTo('/de/services/cybersecurity');
  const last = await comeFrom(page, 'cybersecurity', 'de');
  await settled(page);
  expect(await last.field('project_type').inputValue()).toBe('custom_software');
});

test('a page change without a new document changes the project type, too', async ({ visit }) => {
  const { page } = await visit('/services/website-development');
  const first = await comeFrom(page, 'websiteDevelopment', 'en');
  await first.field('message').fill('A shop for our cheese.');
  await page.keyboard.press('Escape');
  await first.dialog.waitFor({ state: 'hidden' });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cybersecurity' }).click();
  await page.getByRole('heading', { level: 1, name: textsOf('cybersecurity').hero.title }).waitFor();
  const { field } = await comeFrom(page, 'cybersecurity', 'en');
  await expect.poll(() => field('project_type').inputValue()).toBe('cybersecurity');
  expect(await field('message').inputValue()).toBe('A shop for our cheese.');
});

test('the project type leaves the name of a campaign in the address, and does not follow to other pages', async ({
  visit,
}) => {
  const { page } = await visit('/services/website-development?utm_source=letter');
  await page.getByRole('banner').getByRole('link', { name: 'Get Started' }).click();
  await page.waitForURL(/\/contact\?project=website&utm_source=letter#consultation$/);
  await page.waitForFunction(() => document.activeElement?.matches('#consultation button'));
  await ready(page);
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await page.waitForURL(/\/about\?utm_source=letter$/);
});

test('a link that the mouse has touched on the contact page does not bring the former project type back', async ({
  visit,
}) => {
  const { page } = await visit('/services/website-development');
  const inBanner = (name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });
  /** Hovers the link first, so that its page is prefetched and opens without a new document. */
  const follow = async (link: Locator, address: RegExp) => {
    await link.hover();
    await settled(page);
    await link.click();
    await page.waitForURL(address);
  };
  await follow(inBanner('Get Started'), /project=website/);
  await inBanner('Contact').hover();
  await follow(page.getByRole('contentinfo').getByRole('link', { name: 'Cybersecurity' }), /cybersecurity$/);
  await follow(inBanner('Get Started'), /project=cybersecurity/);
  await follow(inBanner('About'), /about$/);
  await follow(inBanner('Contact'), /\/contact$/);
});

test('a link to the contact page on that page keeps the project type', async ({ visit }) => {
  const { page } = await visit('/contact?project=cybersecurity&utm_source=letter');
  await page.getByRole('banner').getByRole('link', { name: 'Get Started' }).click();
  await page.waitForURL(/\/contact\?project=cybersecurity&utm_source=letter#consultation$/);
});
