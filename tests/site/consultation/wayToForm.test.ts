import { type Language, languages } from '@helvardar/shared/languages';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect } from 'vitest';
import { serviceIds } from '../../../web/src/routing/routes.ts';
import { addressOf } from '../../support/site/addresses.ts';
import { builtPage } from '../../support/site/builtPage.ts';
import { answers, contactTexts, dialogOn, dialogTexts } from '../../support/site/consultationDialog.ts';
import { holdBack } from '../../support/site/faults.ts';
import { scriptsNamed } from '../../support/site/scripts.ts';
import { settled } from '../../support/site/settled.ts';
import { textsOf } from '../../support/site/texts.ts';
import { ready, test } from '../../support/site/visit.ts';
import { wakeFunctions } from '../../support/site/wakeFunctions.ts';

beforeAll(wakeFunctions);

const screens = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
];

test.for(languages)(
  'in %s every button at the end of a service page leads to the box with the button that opens the form',
  (language) => {
    for (const id of ['services', ...serviceIds] as const) {
      const { section } = builtPage(addressOf(id, language));
      const closing = section(textsOf(id, language).closing.title);
      expect(closing.find('a').attr('href')).toBe(`${addressOf('contact', language)}#consultation`);
    }
    const { $ } = builtPage(addressOf('contact', language));
    const { title, button } = contactTexts[language].promotion;
    expect($('#consultation h2').text()).toBe(title);
    expect($('#consultation button').text()).toBe(button);
  },
);

/**
 * Accepts the cookies if `isAccepted`. Then clicks the last button of a service page, which leads to the contact page,
 * and returns vertical positions on the contact page, in pixels.
 */
const comeToBox = async (page: Page, language: Language, isAccepted: boolean) => {
  const banner = page.getByRole('region', { name: 'Cookies' });
  await banner.waitFor();
  if (isAccepted)
    await banner.getByRole('button', { name: textsOf('common', language).cookieConsent.acceptAll }).click();
  const { button } = textsOf('cybersecurity', language).closing;
  await page.getByRole('main').getByRole('link', { name: button, exact: true }).click();
  await page.waitForFunction(() => document.activeElement?.matches('#consultation button'));
  // If the contact page opens as a new document, its banner appears only after the button has got the focus.
  if (!isAccepted) await banner.waitFor();
  const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { y: Number.NaN, height: 0 };
  const opening = await boxOf(dialogOn(page, language).openButton);
  return {
    bar: (await boxOf(page.getByRole('banner'))).height,
    title: (await boxOf(page.getByRole('heading', { name: contactTexts[language].promotion.title }))).y,
    top: opening.y,
    bottom: opening.y + opening.height,
    banner: isAccepted ? Number.NaN : (await boxOf(banner)).y,
  };
};

describe.for(screens)('at $width × $height', ({ width, height }) => {
  test.for(languages)(
    'in %s the box and its button are visible without scrolling, with the focus on the button',
    async (language, { visit }) => {
      const { page } = await visit(addressOf('cybersecurity', language), { width, height });
      const { bar, title, top, bottom } = await comeToBox(page, language, true);
      expect(title).toBeGreaterThanOrEqual(bar);
      expect(top).toBeGreaterThan(title);
      expect(bottom).toBeLessThanOrEqual(height);
      await page.keyboard.press('Enter');
      await dialogOn(page, language).dialog.waitFor();
    },
  );

  test.for(languages)(
    'in %s the first view of the contact page has a button that opens the form',
    async (language, { visit }) => {
      const { page } = await visit(addressOf('contact', language), { width, height });
      await page.getByRole('region', { name: 'Cookies' }).waitFor();
      const { button } = contactTexts[language];
      const first = page.getByRole('button', { name: button, exact: true });
      const bar = await page.getByRole('region', { name: 'Cookies' }).boundingBox();
      const { y = Number.NaN, height: own = 0 } = (await first.boundingBox()) ?? {};
      expect(y + own).toBeLessThanOrEqual(bar?.y ?? Number.NaN);
      await first.click();
      const { dialog, cancelButton } = dialogOn(page, language);
      await dialog.waitFor();
      await cancelButton.click();
      await dialog.waitFor({ state: 'hidden' });
      expect(await first.evaluate((element) => element === document.activeElement)).toBe(true);
    },
  );

  test('the cookie banner does not cover the button of the box', async ({ visit }) => {
    const { page } = await visit('/fr/services/cybersecurity', { width, height });
    const { bar, top, bottom, banner } = await comeToBox(page, 'fr', false);
    expect(top).toBeGreaterThanOrEqual(bar);
    expect(bottom).toBeLessThanOrEqual(banner);
  });
});

test('going back from the box restores the scroll position', async ({ visit }) => {
  const { page } = await visit('/services/cybersecurity', { height: 740 });
  const link = page.getByRole('main').getByRole('link', { name: textsOf('cybersecurity').closing.button });
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await link.click();
  await page.waitForURL(/\/contact#consultation$/);
  await page.goBack();
  await page.waitForFunction((top) => Math.abs(window.scrollY - top) < 2, before);
});

test.for(languages)(
  'in %s a hint appears if a visitor wants a call without giving a number, and the request can be sent',
  async (language, { visit }) => {
    const { page } = await visit(addressOf('contact', language));
    const { dialog, radio, field, openFilled, send } = dialogOn(page, language);
    await openFilled(answers({ phone: '' }));
    const hint = dialog.locator('[aria-live]').filter({ hasText: dialogTexts[language].phoneMissing });
    expect(await hint.count()).toBe(0);
    await radio('phone').check();
    await hint.waitFor();
    await field('phone').fill('+41 61 000 00 00');
    await hint.waitFor({ state: 'detached' });
    await field('phone').fill('');
    await hint.waitFor();
    await send();
    await dialog.getByRole('button', { name: dialogTexts[language].submitted }).waitFor();
  },
);

test('a visitor who has scrolled before the page hydrates stays there', async ({ visit }) => {
  const { page } = await visit();
  const letGo = await holdBack(page, scriptsNamed('main'));
  await page.goto('/contact#consultation');
  await page.waitForFunction(() => window.scrollY > 0);
  const top = await page.evaluate(() => {
    window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
    return window.scrollY;
  });
  letGo();
  await ready(page);
  await settled(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(top);
});
