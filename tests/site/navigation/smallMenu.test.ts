import { company } from '@helvardar/shared/company';
import { expect } from 'vitest';
import { entry, expanded, focused, main, services } from '../../support/site/servicesMenu.ts';
import { test } from '../../support/site/visit.ts';

const small = { width: 360, height: 640 };

test('on a small screen the menu button comes before the menu in the document', async ({ visit }) => {
  const { page } = await visit('/about', small);
  const button = page.getByRole('button', { name: 'Menu' });
  await button.focus();
  await page.keyboard.press('Enter');
  expect(await expanded(button)).toBe('true');
  await page.keyboard.press('Tab');
  expect(await focused(main(page).getByRole('link', { name: 'Home' }))).toBe(true);
});

test('on a small screen the services open and close independently of the menu', async ({ visit }) => {
  const { page } = await visit('/about', small);
  await page.getByRole('button', { name: 'Menu' }).click();
  for (const times of [1, 2]) {
    await services(page).click();
    expect(await entry(page).isVisible(), `opened ${times}`).toBe(true);
    await services(page).click();
    await entry(page).waitFor({ state: 'hidden' });
    expect(await main(page).isVisible(), `closed ${times}`).toBe(true);
  }
});

test('on a small screen the menu has the whole height, and ends with number, e-mail and languages as words', async ({
  visit,
}) => {
  const { page } = await visit('/services/cybersecurity', { width: 360, height: 740 });
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = main(page);
  const last = menu.getByRole('link', { name: 'Français' });
  await last.waitFor();
  const { y = Number.NaN, height = Number.NaN } = (await menu.boundingBox()) ?? {};
  expect(y + height).toBe(740);
  const words = (await menu.getByRole('link').allTextContents()).map((text) =>
    text.replaceAll('\u00a0', ' '),
  );
  expect(words.slice(-6)).toEqual([
    'Get Started',
    company.phone,
    company.email,
    'English',
    'Deutsch',
    'Français',
  ]);
  const { y: top = Number.NaN, height: own = Number.NaN } = (await last.boundingBox()) ?? {};
  expect(top + own).toBeLessThanOrEqual(740);
  await last.click();
  await page.waitForURL(/\/fr\/services\/cybersecurity$/);
});

test('on a small screen Escape closes the services first, then the menu', async ({ visit }) => {
  const { page } = await visit('/about', small);
  const button = page.getByRole('button', { name: 'Menu' });
  await button.click();
  await services(page).click();
  await entry(page).focus();
  await page.keyboard.press('Escape');
  await entry(page).waitFor({ state: 'hidden' });
  expect(await focused(services(page))).toBe(true);
  await page.keyboard.press('Escape');
  await main(page).waitFor({ state: 'hidden' });
  expect(await focused(button)).toBe(true);
});

test('in a browser without `dvh` the end of the menu can be reached', async ({ visit }) => {
  const { page } = await visit('/about', {
    ...small,
    bypassCSP: true,
    before: (page) =>
      page.route('**/about', async (route) => {
        const response = await route.fetch();
        return route.fulfill({ response, body: (await response.text()).replaceAll('dvh', 'unknown') });
      }),
  });
  await page.getByRole('button', { name: 'Menu' }).click();
  await services(page).click();
  const last = main(page).getByRole('link').last();
  await last.scrollIntoViewIfNeeded();
  expect(await main(page).evaluate((menu) => menu.getBoundingClientRect().bottom)).toBe(640);
  const { y = Number.NaN, height = 0 } = (await last.boundingBox()) ?? {};
  expect(y + height).toBeLessThanOrEqual(640);
});
