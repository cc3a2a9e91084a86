import type { ElementHandle } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import { mailsOf } from '../../support/receivedMails.ts';
import { answers, contactTexts, dialogOn } from '../../support/site/consultationDialog.ts';
import { held, holdBack } from '../../support/site/faults.ts';
import { scriptsNamed } from '../../support/site/scripts.ts';
import { fadeAway, runUntil, stopClock, withClock } from '../../support/site/sendInVain.ts';
import { translate } from '../../support/site/translate.ts';
import { test } from '../../support/site/visit.ts';
import { wakeFunctions } from '../../support/site/wakeFunctions.ts';

beforeAll(wakeFunctions);

const hueOf = (color: string) => {
  const [red = 0, green = 0, blue = 0] = (color.match(/\d+/g) ?? []).map(Number);
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  if (range === 0 || green !== most) return undefined;
  return 120 + (60 * (blue - red)) / range;
};

const widths = [
  { width: 1280, height: 800, idle: 'Submit Request', busy: 'Submitting...' },
  { width: 360, height: 640, idle: 'Submit', busy: 'Sending...' },
];

test.for(widths)(
  'at $width px the button says "$busy" while submitting, and Cancel is disabled',
  async ({ width, height, idle, busy }, { visit }) => {
    const { page } = await visit('/contact', { width, height });
    const consultation = dialogOn(page);
    await consultation.openFilled(answers());
    expect((await consultation.sendButton.innerText()).trim()).toBe(idle);

    const release = await held(page, 'firestore');
    await consultation.send();
    await page.getByRole('button', { name: busy, exact: true }).waitFor();
    expect((await consultation.sendButton.innerText()).trim()).toBe(busy);
    expect(await consultation.sendButton.isDisabled()).toBe(true);
    expect(await consultation.cancelButton.isDisabled()).toBe(true);
    await page.keyboard.press('Escape');
    expect(await consultation.dialog.isVisible()).toBe(true);

    release();
    await consultation.submitted.waitFor();
  },
);

test('after success the button is green, the dialog closes after 1.5 s, a toast stays for 6 s then, and the form is empty', async ({
  visit,
}) => {
  const { page } = await visit('/contact', withClock);
  const consultation = dialogOn(page);
  await consultation.openFilled(answers({ preferred_contact_method: 'phone' }));
  await stopClock(page);
  await consultation.send();
  await consultation.submitted.waitFor();
  const toast = page.getByRole('status').filter({ hasText: 'Request Submitted Successfully!' });
  await page.clock.runFor(500);
  // The stopped clock does not stop the button's colour transition.
  const hue = () =>
    consultation.sendButton.evaluate((button) => getComputedStyle(button).backgroundColor).then(hueOf);
  await expect.poll(hue).toBeGreaterThan(100);
  expect(await hue()).toBeLessThan(170);
  expect((await consultation.sendButton.innerText()).trim()).toBe('Success!');

  await page.clock.runFor(999);
  expect(await consultation.submitted.isVisible()).toBe(true);
  expect(await toast.count()).toBe(0);
  await page.clock.runFor(1);
  await toast.waitFor();
  const passed = await runUntil(page, () => consultation.dialog.isHidden());
  await page.clock.runFor(6_000 - 1 - passed);
  expect(await toast.count()).toBe(1);
  await page.clock.runFor(1);
  await fadeAway(page, toast);
  await page.clock.resume();

  await consultation.open();
  for (const name of [
    'name',
    'email',
    'phone',
    'company',
    'message',
    'project_type',
    'budget_range',
  ] as const)
    expect(await consultation.field(name).inputValue(), name).toBe('');
  expect(await consultation.radio('email').isChecked()).toBe(true);
  expect(await consultation.sendButton.isEnabled()).toBe(true);
});

test('a form that is being sent cannot be changed, announces its state, and has the focus on its button', async ({
  visit,
}) => {
  const { page } = await visit('/contact');
  const consultation = dialogOn(page);
  const values = answers();
  await consultation.openFilled(values);
  // The last live region is about the sending. It must exist before the sending starts, because screen readers announce
  // only changes in an existing region.
  const status = await consultation.dialog.locator('[aria-live]').last().elementHandle();
  expect(await status?.textContent()).toBe('');
  const release = await held(page, 'firestore');
  await consultation.field('name').focus();
  await page.keyboard.press('Enter');
  await consultation.submitting.waitFor();
  const focusIsOnButton = () =>
    consultation.sendButton.evaluate((button) => button === document.activeElement);
  expect(await focusIsOnButton()).toBe(true);
  expect(await status?.textContent()).toBe('Submitting...');
  // Some screen readers do not announce a status inside an element with aria-busy.
  expect(await status?.evaluate((element) => element.closest('[aria-busy=true]'))).toBe(null);
  await page.keyboard.type(' and more');
  await consultation.field('message').click({ force: true });
  await page.keyboard.type(' and more');
  expect(await consultation.field('name').inputValue()).toBe(values.name);
  expect(await consultation.field('message').inputValue()).toBe(values.message);
  await expect
    .poll(() => consultation.dialog.evaluate((dialog) => dialog.contains(document.activeElement)))
    .toBe(true);
  release();
  await consultation.submitted.waitFor();
  expect(await status?.textContent()).toBe('Success!');
});

test('in a browser that translates the page, the form shows its errors, sends, closes and can be sent again', async ({
  visit,
}) => {
  const { page } = await visit('/contact');
  const consultation = dialogOn(page);
  await consultation.open();
  await page.evaluate(translate);
  await consultation.send();
  await consultation.dialog.locator('[aria-invalid=true]').first().waitFor();
  for (const _ of ['first', 'second']) {
    const values = answers();
    await consultation.fill(values);
    await consultation.send();
    await consultation.submitted.waitFor();
    await consultation.dialog.waitFor({ state: 'hidden' });
    await page.getByText('Request Submitted Successfully!').first().waitFor();
    await mailsOf(values.email);
    await consultation.open();
  }
});

test('in a browser that translates the page, the pressed button says that the dialog opens, and then its own text', async ({
  visit,
}) => {
  const { page } = await visit('/contact', { emptyCache: true });
  const { openButton, dialog } = dialogOn(page);
  const button = (await openButton.elementHandle()) as ElementHandle<HTMLElement>;
  await page.evaluate(translate);
  const letGo = await holdBack(page, scriptsNamed('ConsultationOverlays'));
  await button.click();
  await expect.poll(() => button.textContent()).toBe(contactTexts.en.promotion.opening);
  letGo();
  await dialog.waitFor();
  await expect.poll(() => button.textContent()).toBe(contactTexts.en.promotion.button);
});
