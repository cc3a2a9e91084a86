import { languages } from '@helvardar/shared/languages';
import type { Page } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import { addressOf } from './addresses.ts';
import { storedRequests } from './arrivals.ts';
import { answers, contactTexts, dialogOn, dialogTexts } from './consultationDialog.ts';
import { textsOf } from './texts.ts';
import { test } from './visit.ts';
import { wakeFunctions } from './wakeFunctions.ts';

beforeAll(wakeFunctions);

const nameOfFocused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    const label =
      activeElement?.id && document.querySelector(`label[for="${activeElement.id}"]`)?.textContent;
    return label || (activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? '');
  });

/** Presses Tab, or another key, until the focus is on what has this name. */
const tabTo = async (page: Page, name: string, key = 'Tab') => {
  for (let step = 0; step < 60; step++) {
    await page.keyboard.press(key);
    if ((await nameOfFocused(page)).trim() === name) return;
  }
  throw new Error(`Expected ${key} to reach ${name}, it did not`);
};

const onContent = (page: Page) => page.waitForFunction(() => document.activeElement?.tagName === 'MAIN');

test.for(languages)(
  'from the home page to the sent request and back no pointer is needed: %s',
  async (language, { visit }) => {
    const { page } = await visit(addressOf('home', language), { width: 800 });
    const { dialog, submitted, openButton } = dialogOn(page, language);
    const { navigation, routes } = textsOf('common', language);
    const { fields, submit } = dialogTexts[language];
    const values = answers();
    await page.keyboard.press('Tab');
    expect(await nameOfFocused(page)).toBe(navigation.skip);
    await page.keyboard.press('Enter');
    await onContent(page);

    await tabTo(page, navigation.menu, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await tabTo(page, routes.contact);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/contact$/);
    await onContent(page);

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
    await onContent(page);
  },
);

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

test('the skip link is first, comes into sight with the focus, and leads behind the bar', async ({
  visit,
}) => {
  const { page, goTo } = await visit();
  for (const { path, name, first } of [
    { path: '/services', name: 'Skip to content', first: 'Website Development' },
    { path: '/de/services', name: 'Zum Inhalt springen', first: 'Websites und Onlineshops' },
    { path: '/fr/services', name: 'Aller au contenu', first: 'Sites web et boutiques en ligne' },
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

test('every stop of the keyboard shows a ring of at least 2 px', async ({ visit }) => {
  const { page } = await visit('/');
  const without: string[] = [];
  const seen = new Set<string>();
  for (let step = 0; step < 80; step++) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(() => {
      const { activeElement: focused } = document;
      if (!focused || focused === document.body || focused.hasAttribute('data-met')) return;
      focused.setAttribute('data-met', '');
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(focused);
      const ring =
        outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && !outlineColor.endsWith(', 0)');
      return { name: focused.getAttribute('aria-label') ?? focused.textContent ?? '', ring };
    });
    if (!found) break;
    seen.add(found.name);
    if (!found.ring) without.push(found.name);
  }
  expect(seen.size).toBeGreaterThan(30);
  expect(without).toEqual([]);
});

/** How far the ring of the focus stands out from what it lies on: the ground around the element, or the element itself. */
const contrastOfRing = (page: Page) =>
  page.evaluate(async () => {
    // Also with reduced motion a ring takes a moment until it lies where it belongs.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    const luminance = (colour: string) => {
      const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
        const share = Number(part) / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const groundOf = (element: Element | null): string => {
      if (!element) return 'rgb(255, 255, 255)';
      const { backgroundColor } = getComputedStyle(element);
      return backgroundColor === 'rgba(0, 0, 0, 0)' ? groundOf(element.parentElement) : backgroundColor;
    };
    const focused = document.activeElement ?? document.body;
    const { outlineStyle, outlineColor, outlineOffset } = getComputedStyle(focused);
    const ground = groundOf(outlineOffset.startsWith('-') ? focused : focused.parentElement);
    const [darker = 0, lighter = 0] = [luminance(outlineColor), luminance(ground)].toSorted((a, b) => a - b);
    return {
      name: focused.getAttribute('aria-label') ?? focused.textContent,
      contrast: outlineStyle === 'none' ? 0 : (lighter + 0.05) / (darker + 0.05),
      isPage: focused === document.body,
    };
  });

test.for(['light', 'dark'] as const)(
  'the focus has a ring that stands out, %s',
  async (colorScheme, { visit }) => {
    const { page, goTo } = await visit(undefined, { colorScheme });
    for (const path of ['/', '/contact']) {
      await goTo(path);
      await page.getByRole('region', { name: 'Cookies' }).waitFor();
      for (let step = 0; step < 100; step++) {
        await page.keyboard.press('Tab');
        const { name, contrast, isPage } = await contrastOfRing(page);
        if (isPage) break;
        expect(contrast, `${path}: ${name}`).toBeGreaterThanOrEqual(3);
      }
    }
    const { dialog, open } = dialogOn(page);
    await open();
    for (const name of ['Cancel', 'Submit RequestSubmit']) {
      await tabTo(page, name);
      expect((await contrastOfRing(page)).contrast, name).toBeGreaterThanOrEqual(3);
    }
    expect(await dialog.isVisible()).toBe(true);
  },
);
