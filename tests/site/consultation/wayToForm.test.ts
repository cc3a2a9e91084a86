import { company } from '@helvardar/shared/company';
import { type Language, languages } from '@helvardar/shared/languages';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect } from 'vitest';
import { consultationPath, policyIds, routeIds, serviceIds } from '../../../web/src/routing/routes.ts';
import { addressOf } from '../../support/site/addresses.ts';
import { builtPage } from '../../support/site/builtPage.ts';
import { answers, contactTexts, dialogOn, dialogTexts } from '../../support/site/consultationDialog.ts';
import { contactStretch } from '../../support/site/contactStretch.ts';
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
  'in %s Get Started, the heroes and the calls at the end lead to the box with the button that opens the form',
  (language) => {
    const { getStarted } = textsOf('common', language).navigation;
    for (const id of ['home', 'about', 'services', ...serviceIds] as const) {
      const { $, section } = builtPage(addressOf(id, language));
      const links = [
        $(`header a:contains(${getStarted})`),
        $('main .MuiButton-root').first(),
        section(textsOf(id, language).closing.title).find('a').first(),
      ];
      for (const link of links) expect(link.attr('href'), id).toBe(consultationPath(language, id));
    }
    const { $ } = builtPage(addressOf('contact', language));
    const { title, button } = contactTexts[language].promotion;
    expect($('#consultation h2').text()).toBe(title);
    expect($('#consultation button').text()).toBe(button);
  },
);

test.for(languages)('in %s the calls at the end show the number', (language) => {
  for (const id of ['home', 'about', 'services', ...serviceIds] as const) {
    const { section } = builtPage(addressOf(id, language));
    const number = section(textsOf(id, language).closing.title).find('a').last();
    expect(number.attr('href'), id).toBe('tel:+41610000000');
    expect(number.text().replaceAll('\u00a0', ' '), id).toBe(company.phone);
  }
});

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

  test.for(languages)(
    'in %s the first view of the contact page has the number and the e-mail',
    async (language, { visit }) => {
      const { page } = await visit(addressOf('contact', language), { width, height });
      const bar = page.getByRole('region', { name: 'Cookies' });
      await bar.waitFor();
      const { y: end = Number.NaN } = (await bar.boundingBox()) ?? {};
      const card = page.locator('main dl');
      const boxOf = (name: string) => card.getByRole('link', { name }).boundingBox();
      const [number, address] = [await boxOf(company.phone), await boxOf(company.email)];
      if (!number || !address) throw new Error('Expected the number and the e-mail, found none');
      expect(address.y + address.height).toBeLessThanOrEqual(Math.min(end, 540));
      if (width < 900) return;
      expect(number.y).toBeLessThanOrEqual(330);
      expect(number.x).toBeGreaterThanOrEqual(width / 2);
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
  await page.waitForURL(/\/contact\?project=cybersecurity#consultation$/);
  await page.goBack();
  await page.waitForFunction((top) => Math.abs(window.scrollY - top) < 2, before);
});

test('on the contact page, Get Started focuses the button of the box', async ({ visit }) => {
  const { page } = await visit('/contact');
  await page.getByRole('banner').getByRole('link', { name: 'Get Started' }).click();
  await page.waitForFunction(() => document.activeElement?.matches('#consultation button'));
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

test.for(languages)(
  'in %s no page but the policies is without a way to get in touch for more than 2200 pixels on a phone',
  async (language, { visit }) => {
    const { page, goTo } = await visit(undefined, { width: 360, height: 740 });
    for (const id of routeIds.filter((id) => !(policyIds as readonly string[]).includes(id))) {
      await goTo(addressOf(id, language));
      expect(await page.evaluate(contactStretch), id).toBeLessThanOrEqual(2200);
    }
  },
);

test.for(languages)(
  'in %s the link to the price begins within 560 pixels in a wide window',
  async (language, { visit }) => {
    const { page, goTo } = await visit(undefined, { width: 1440, height: 900 });
    for (const id of serviceIds) {
      await goTo(addressOf(id, language));
      expect((await page.locator('main a[href="#cost"]').boundingBox())?.y, id).toBeLessThanOrEqual(560);
    }
  },
);
