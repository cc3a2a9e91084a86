import { languages } from '@helvardar/shared/languages';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { company } from '../../../shared/company.ts';
import { findingsOn } from '../../support/site/accessibilityEngines.ts';
import { addressOf } from '../../support/site/addresses.ts';
import { contactTexts, dialogOn } from '../../support/site/consultationDialog.ts';
import { scriptsNamed } from '../../support/site/scripts.ts';
import { standingClock } from '../../support/site/standingClock.ts';
import { textsOf } from '../../support/site/texts.ts';
import { test } from '../../support/site/visit.ts';

const code = scriptsNamed('ConsultationOverlays');
const texts = scriptsNamed('consultation');
const missing = (page: Page, files: RegExp) => page.route(files, (route) => route.fulfill({ status: 404 }));

test('if the code of the dialog cannot be loaded, a message says in the language of the page how to reach the company', async ({
  visit,
}) => {
  const { page, messages, failedRequests, goTo } = await visit(undefined, { emptyCache: true });
  for (const language of languages) {
    await missing(page, code);
    await goTo(addressOf('contact', language));
    const { dialog, openButton } = dialogOn(page, language);
    await openButton.click();
    const alert = page.getByRole('alert');
    await alert.waitFor();
    expect(await alert.innerText()).toContain(contactTexts[language].promotion.unavailable);
    const addresses = await alert
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
    expect(addresses).toEqual([`mailto:${company.email}`, `tel:${company.phone.replaceAll(' ', '')}`]);
    expect(messages().join()).not.toContain('Form submission');
    expect(await openButton.isVisible()).toBe(true);
    if (language === 'en') expect(await findingsOn(page, [alert])).toEqual([]);

    await page.unroute(code);
    await alert.getByRole('button', { name: textsOf('common', language).failure.reload }).click();
    await dialog.waitFor();
    expect(await alert.count()).toBe(0);
    const failed = failedRequests();
    expect(failed.length).toBeGreaterThan(0);
    for (const request of failed) expect(request).toMatch(new RegExp(`^404 .*${code.source}`));
    messages();
  }
});

test.for(languages)(
  'once a reload has not helped, the message in %s no longer blames the connection',
  async (language, { visit }) => {
    const { page, messages, failedRequests } = await visit(addressOf('contact', language), {
      emptyCache: true,
      before: (page) => missing(page, code),
    });
    const { promotion } = contactTexts[language];
    const alert = page.getByRole('alert');
    await dialogOn(page, language).openButton.click();
    await alert.getByText(promotion.unavailable).waitFor();
    await alert.getByRole('button').click();
    await alert.getByText(promotion.stillUnavailable).waitFor();
    expect(await alert.innerText()).not.toContain(promotion.unavailable);
    messages();
    failedRequests();
  },
);

test('the button of the message reloads nothing while the connection is down', async ({ visit }) => {
  const { page, messages, failedRequests } = await visit('/contact', {
    emptyCache: true,
    before: (page) => missing(page, code),
  });
  const alert = page.getByRole('alert');
  await dialogOn(page).openButton.click();
  const reload = alert.getByRole('button', { name: 'Reload Page' });
  await reload.waitFor();
  await page.route(/./, (route) => route.abort('connectionrefused'));
  await reload.click();
  await alert.getByText(contactTexts.en.promotion.stillUnavailable).waitFor();
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain(contactTexts.en.title);
  messages();
  failedRequests();
});

test('the message about an unavailable dialog appears below the pressed button alone', async ({ visit }) => {
  const { page, messages, failedRequests } = await visit('/contact', {
    emptyCache: true,
    before: (page) => missing(page, code),
  });
  const alert = page.getByRole('alert');
  for (const button of [contactTexts.en.button, contactTexts.en.promotion.button]) {
    await page.getByRole('button', { name: button }).click();
    await page.getByRole('button', { name: button }).locator('+ [role=alert]').waitFor();
    expect(await alert.count()).toBe(1);
    const [upper, lower] = [
      await page.getByRole('button', { name: button }).boundingBox(),
      await alert.boundingBox(),
    ];
    expect(upper?.height).toBe(48);
    expect(lower?.y).toBeGreaterThanOrEqual((upper?.y ?? Number.NaN) + 48);
  }
  messages();
  failedRequests();
});

test('the message about an unavailable dialog offers to reload the page only while the browser is online', async ({
  visit,
}) => {
  const { page, messages, failedRequests } = await visit('/contact', { emptyCache: true });
  const { openButton } = dialogOn(page);
  await page.context().setOffline(true);
  await openButton.click();
  const alert = page.getByRole('alert');
  await alert.waitFor();
  expect(await alert.getByRole('button').count()).toBe(0);
  await page.context().setOffline(false);
  await alert.getByRole('button', { name: 'Reload Page' }).waitFor();
  messages();
  failedRequests();
});

test('while offline nothing of the dialog is loaded, so it can open when the browser is online again', async ({
  visit,
}) => {
  const { page, messages, failedRequests } = await visit('/contact', { clock: standingClock });
  const { dialog, openButton } = dialogOn(page);
  await page.context().setOffline(true);
  await openButton.hover();
  await openButton.focus();
  // In this second, an online page would prefetch the dialog and detect the language.
  await page.clock.runFor(1_000);
  await page.context().setOffline(false);
  await page.clock.resume();
  await openButton.click();
  await dialog.waitFor();
  messages();
  expect(failedRequests().filter((request) => code.test(request))).toEqual([]);
});

test('a dialog without its texts is not shown', async ({ visit }) => {
  const { page, messages, failedRequests } = await visit('/contact', {
    emptyCache: true,
    before: (page) => missing(page, texts),
  });
  const { openButton } = dialogOn(page);
  await openButton.click();
  await page.getByRole('alert').getByText(contactTexts.en.promotion.unavailable).waitFor({ timeout: 30_000 });
  expect(await page.getByRole('dialog').count()).toBe(0);
  messages();
  failedRequests();
});

test('the message about an unavailable dialog disappears with its page', async ({ visit }) => {
  const { page, messages, failedRequests } = await visit('/contact', {
    emptyCache: true,
    before: (page) => missing(page, code),
  });
  const { openButton } = dialogOn(page);
  await openButton.click();
  await page.getByRole('alert').waitFor();
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'About', exact: true })
    .click();
  await page.getByRole('heading', { level: 1, name: textsOf('about').title }).waitFor();
  await page.goBack();
  await openButton.waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
  messages();
  failedRequests();
});

test('a dialog that could not be rendered is rendered again at the next press', async ({ visit }) => {
  const { page, messages } = await visit('/contact');
  const { dialog, openButton } = dialogOn(page);
  await page.evaluate(() => {
    const get = () => {
      throw new Error('broken by an extension of the browser');
    };
    Object.defineProperty(navigator, 'language', { configurable: true, get });
    Object.assign(window, { repair: () => Reflect.deleteProperty(navigator, 'language') });
  });
  await openButton.click();
  await page.getByRole('alert').getByText(contactTexts.en.promotion.unavailable).waitFor();
  await page.evaluate('repair()');
  await openButton.click();
  await dialog.waitFor();
  expect(messages().join()).toContain('broken by an extension of the browser');
});

test('if the code of the dialog does not come, the message appears after 15 seconds', async ({ visit }) => {
  const { page, messages } = await visit('/contact', {
    emptyCache: true,
    clock: standingClock,
    before: (page) => page.route(code, () => undefined),
  });
  await dialogOn(page).openButton.click();
  await page.clock.runFor(14_900);
  expect(await page.getByRole('alert').count()).toBe(0);
  await page.clock.runFor(200);
  await page.getByRole('alert').getByText(contactTexts.en.promotion.unavailable).waitFor();
  messages();
});
