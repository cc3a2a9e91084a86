import type { Page } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import { mailsOf } from '../../support/receivedMails.ts';
import { requestClose } from '../../support/site/closeRequest.ts';
import { answers, dialogOn, focusTaken } from '../../support/site/consultationDialog.ts';
import { held, holdBack } from '../../support/site/faults.ts';
import { follow, inBar } from '../../support/site/pageChanges.ts';
import { scriptsNamed } from '../../support/site/scripts.ts';
import { settled } from '../../support/site/settled.ts';
import { textsOf } from '../../support/site/texts.ts';
import { ready, test } from '../../support/site/visit.ts';
import { wakeFunctions } from '../../support/site/wakeFunctions.ts';

beforeAll(wakeFunctions);

const aboutPage = (page: Page) => page.getByRole('heading', { level: 1, name: textsOf('about').title });
const focusIsOnHeading = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('h1');

const phone = { width: 360, height: 640 };
const goToContact = async (page: Page) => {
  await page.getByRole('button', { name: 'Menu' }).click();
  await inBar(page, 'Contact').click();
};

const fillOnContact = async (page: Page) => {
  const consultation = dialogOn(page);
  const values = answers();
  await follow(page, 'Contact');
  await consultation.openFilled(values);
  return { ...consultation, values };
};

test('the privacy policy opens in a new tab, and the form does not change', async ({ visit }) => {
  const { page } = await visit('/contact');
  const consultation = dialogOn(page);
  const values = answers();
  await consultation.openFilled(values);
  const link = consultation.dialog.getByRole('link', { name: 'privacy policy (opens in a new tab)' });
  const [tab] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
  await tab.waitForURL(/\/privacy-policy$/);
  expect(new URL(page.url()).pathname).toBe('/contact');
  expect(await consultation.dialog.isVisible()).toBe(true);
  expect(await consultation.field('message').inputValue()).toBe(values.message);
});

test('the page behind the open dialog does not scroll', async ({ visit }) => {
  const { page } = await visit('/contact');
  const { dialog, open, openButton, cancelButton } = dialogOn(page);
  const scrolled = () => page.evaluate(() => window.scrollY);
  await openButton.scrollIntoViewIfNeeded();
  const before = await scrolled();
  await open();
  await page.mouse.move(10, 400);
  await page.mouse.wheel(0, 600);
  await settled(page);
  expect(await scrolled()).toBe(before);
  await cancelButton.click();
  await dialog.waitFor({ state: 'hidden' });
  await page.mouse.wheel(0, 600);
  await expect.poll(scrolled).toBeGreaterThan(before);
});

test('a dialog that is opened again takes the focus again, also with reduced motion', async ({ visit }) => {
  const { page } = await visit('/contact');
  const { dialog, openButton, cancelButton } = dialogOn(page);
  for (const motion of ['reduce', 'no-preference'] as const) {
    await page.emulateMedia({ reducedMotion: motion });
    for (let times = 0; times < 2; times++) {
      await openButton.press('Enter');
      await dialog.waitFor();
      await expect
        .poll(() => dialog.evaluate((element) => element.contains(document.activeElement)))
        .toBe(true);
      await cancelButton.click();
      await dialog.waitFor({ state: 'hidden' });
      // The fading dialog catches all clicks. The trial click waits for the end of the fade.
      await openButton.click({ trial: true });
    }
  }
});

test('Tab stays in the dialog, and what is typed into the menu of a browser extension arrives there', async ({
  visit,
}) => {
  const { page } = await visit('/contact');
  const { dialog, open } = dialogOn(page);
  await open();
  await focusTaken(page);
  const hasFocus = () => dialog.evaluate((element) => element.contains(document.activeElement));
  for (const key of ['Tab', 'Shift+Tab', 'Shift+Tab', ...Array(15).fill('Tab')]) {
    await page.keyboard.press(key);
    expect(await hasFocus()).toBe(true);
  }
  await page.evaluate(() => {
    const host = document.createElement('div');
    const input = document.createElement('input');
    input.ariaLabel = 'Extension';
    host.attachShadow({ mode: 'open' }).append(input);
    document.documentElement.append(host);
    input.focus();
  });
  await page.keyboard.type('ada');
  await settled(page);
  await page.keyboard.type('@visitor.example');
  expect(await page.getByLabel('Extension').inputValue()).toBe('ada@visitor.example');
});

test('going back closes the dialog, and after going forward it opens with the typed text', async ({
  visit,
}) => {
  const { page } = await visit('/about');
  const { values, ...consultation } = await fillOnContact(page);
  await page.goBack();
  await aboutPage(page).waitFor();
  await consultation.dialog.waitFor({ state: 'hidden' });
  await focusIsOnHeading(page);

  await page.goForward();
  await consultation.openButton.waitFor();
  await focusIsOnHeading(page);
  expect(await consultation.dialog.isVisible()).toBe(false);
  await consultation.open();
  expect(await consultation.field('message').inputValue()).toBe(values.message);
});

test('a close request of the browser, like going back on Android, closes the dialog but not while it sends', async ({
  visit,
}) => {
  const { page } = await visit('/contact', phone);
  const consultation = dialogOn(page);
  await consultation.open();
  await requestClose(page);
  await consultation.dialog.waitFor({ state: 'hidden' });
  await expect
    .poll(() => consultation.openButton.evaluate((button) => button === document.activeElement))
    .toBe(true);
  await consultation.open();
  await consultation.fill(answers());
  const release = await held(page, 'firestore');
  await consultation.send();
  await page.getByRole('button', { name: 'Sending...' }).waitFor();
  await requestClose(page);
  await settled(page);
  expect(await consultation.dialog.isVisible()).toBe(true);
  release();
  await consultation.submitted.waitFor();
});

test('on a phone the dialog adds nothing to the history, also across a reload', async ({ visit }) => {
  const { page } = await visit('/about', phone);
  await goToContact(page);
  const { open, openButton } = dialogOn(page);
  await openButton.waitFor();
  const length = await page.evaluate(() => history.length);
  await open();
  expect(await page.evaluate(() => history.length)).toBe(length);
  await page.reload();
  await ready(page);
  await page.goBack();
  await aboutPage(page).waitFor();
});

test('a request that is being sent arrives even if its visitor goes back', async ({ visit }) => {
  const { page } = await visit('/about');
  const { values, ...consultation } = await fillOnContact(page);
  const release = await held(page, 'firestore');
  await consultation.send();
  await consultation.submitting.waitFor();
  await page.goBack();
  await consultation.dialog.waitFor({ state: 'hidden' });
  release();
  await page.getByRole('status').getByText('Request Submitted Successfully!').waitFor();
  await mailsOf(values.email);
});

test('a dialog that loads after the visitor has gone to another page stays closed', async ({ visit }) => {
  const { page } = await visit('/contact');
  const { dialog, openButton } = dialogOn(page);
  const arrive = await holdBack(page, scriptsNamed('ConsultationOverlays'));
  await openButton.click();
  await follow(page, 'About');
  const arrived = page.waitForResponse(scriptsNamed('ConsultationOverlays'));
  arrive();
  await arrived;
  await page.getByRole('region', { name: 'Notifications' }).waitFor({ state: 'attached' });
  await settled(page);
  expect(await dialog.isVisible()).toBe(false);
  await page.goBack();
  await openButton.waitFor();
  expect(await dialog.isVisible()).toBe(false);
});
