import type { Page } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import { addressOf } from '../../support/site/addresses.ts';
import { storedRequests } from '../../support/site/arrivals.ts';
import { answers, contactTexts, dialogOn, dialogTexts } from '../../support/site/consultationDialog.ts';
import { scriptRun } from '../../support/site/settled.ts';
import { textsOf } from '../../support/site/texts.ts';
import { test } from '../../support/site/visit.ts';
import { wakeFunctions } from '../../support/site/wakeFunctions.ts';

beforeAll(wakeFunctions);

const nameOfFocused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    const label =
      activeElement?.id && document.querySelector(`label[for="${activeElement.id}"]`)?.textContent;
    return label || (activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? '');
  });

/** Presses the key until the element with this name has the focus. */
const tabTo = async (page: Page, name: string, key = 'Tab') => {
  for (let step = 0; step < 60; step++) {
    await page.keyboard.press(key);
    if ((await nameOfFocused(page)).trim() === name) return;
  }
  throw new Error(`Expected ${key} to reach ${name}, it did not`);
};

const isOn = (page: Page, tagName: string) =>
  page.waitForFunction((name) => document.activeElement?.tagName === name, tagName);

test('a visitor goes from the home page to the sent request and back without a pointer', async ({
  visit,
}) => {
  const language = 'de';
  const { page } = await visit(addressOf('home', language), { width: 800 });
  const { dialog, submitted, openButton } = dialogOn(page, language);
  const { navigation } = textsOf('common', language);
  const { fields, submit } = dialogTexts[language];
  const values = answers();
  await page.keyboard.press('Tab');
  expect(await nameOfFocused(page)).toBe(navigation.skip);
  await page.keyboard.press('Enter');
  await isOn(page, 'MAIN');

  await tabTo(page, navigation.menu, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await tabTo(page, textsOf('contact', language).links.label);
  for (const script of ['Contact', 'contact']) await scriptRun(page, script);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/contact$/);
  await isOn(page, 'H1');

  await tabTo(page, contactTexts[language].promotion.button);
  await page.keyboard.press('Enter');
  await dialog.waitFor();
  await tabTo(page, `${fields.name} *`);
  await page.keyboard.type(values.name);
  for (const value of [values.email, values.phone, values.company]) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(value);
  }
  await page.keyboard.press('Tab');
  for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.press('End');
  await page.keyboard.press('Tab');
  await page.keyboard.type(values.message);
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await tabTo(page, submit.wide + submit.narrow);
  await page.keyboard.press('Enter');
  await submitted.waitFor();

  const [stored] = await storedRequests(values.email);
  expect(stored?.fields).toMatchObject({
    name: { stringValue: values.name },
    phone: { stringValue: values.phone },
    company: { stringValue: values.company },
    project_type: { stringValue: 'cloud_solutions' },
    budget: { stringValue: 'over_50k' },
    preferred_contact: { stringValue: 'phone' },
    language: { stringValue: language },
  });
  await dialog.waitFor({ state: 'hidden' });
  await expect.poll(() => openButton.evaluate((button) => button === document.activeElement)).toBe(true);

  await page.goBack();
  await page.waitForURL((address) => address.pathname === addressOf('home', language));
  // The skip link has added its fragment to the address.
  await isOn(page, 'MAIN');
});

test('the focus stays within the open dialog', async ({ visit }) => {
  const { page } = await visit('/contact');
  const { dialog, open } = dialogOn(page);
  await open();
  for (const key of ['Tab', 'Shift+Tab'])
    for (let step = 0; step < 20; step++) {
      await page.keyboard.press(key);
      expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }
});

test('the skip link gets the focus first, is visible then, and leads to the content', async ({ visit }) => {
  const { page, goTo } = await visit();
  for (const { path, name, first } of [
    { path: '/services', name: 'Skip to content', first: 'Schedule a Consultation' },
    { path: '/de/services', name: 'Zum Inhalt springen', first: 'Erstgespräch anfragen' },
    { path: '/fr/services', name: 'Aller au contenu', first: 'Demander un premier entretien' },
  ]) {
    await goTo(path);
    await page.keyboard.press('Tab');
    const link = page.getByRole('link', { name, exact: true });
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
    const { x = -1, y = -1, width = 0, height = 0 } = (await link.boundingBox()) ?? {};
    expect(x).toBeGreaterThanOrEqual(0);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
    await page.keyboard.press('Tab');
    expect(await nameOfFocused(page)).toBe(first);
  }
});
