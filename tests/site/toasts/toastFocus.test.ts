import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { answers, dialogOn } from '../../support/site/consultationDialog.ts';
import { breakRandomness, fadeAway, runUntil, sendInVain, withClock } from '../../support/site/sendInVain.ts';
import { test } from '../../support/site/visit.ts';

const hasFocus = (locator: Locator) => locator.evaluate((element) => element === document.activeElement);

test('F8 and Alt+T move the focus to a toast, and Escape and the close button return it', async ({
  visit,
}) => {
  const opened = await visit('/contact', withClock);
  const { page } = opened;
  const consultation = await sendInVain(opened);
  await runUntil(page, () => consultation.dialog.isHidden());
  await expect.poll(() => hasFocus(consultation.openButton)).toBe(true);
  const toasts = page.locator('[data-toast]');
  for (const { hotkey, keys, left } of [
    { hotkey: 'F8', keys: ['Escape'], left: 1 },
    { hotkey: 'Alt+KeyT', keys: ['Tab', 'Enter'], left: 0 },
  ]) {
    const toast = toasts.nth(left);
    await page.keyboard.press(hotkey);
    await page.keyboard.press(hotkey);
    expect(await hasFocus(toast), hotkey).toBe(true);
    for (const key of keys) await page.keyboard.press(key);
    expect(await hasFocus(consultation.openButton), hotkey).toBe(true);
    await fadeAway(page, toast);
    expect(await hasFocus(consultation.openButton), hotkey).toBe(true);
  }
});

test('while no toast is shown, F8 and Alt+T leave the focus in the form, and what is typed next arrives', async ({
  visit,
}) => {
  const { page } = await visit('/contact');
  const consultation = dialogOn(page);
  await consultation.open();
  const name = consultation.field('name');
  await name.focus();
  for (const key of ['F8', 'Alt+KeyT']) {
    await page.keyboard.press(key);
    expect(await hasFocus(name), key).toBe(true);
  }
  await page.keyboard.type('Anna');
  expect(await name.inputValue()).toContain('Anna');
});

test('Ctrl+Alt+T, which is AltGr+T on some keyboards, types into the field that has the focus', async ({
  visit,
}) => {
  const { page } = await visit('/contact');
  const consultation = dialogOn(page);
  await consultation.open();
  const name = consultation.field('name');
  await name.focus();
  await page.keyboard.press('Control+Alt+KeyT');
  expect(await hasFocus(name)).toBe(true);
});

test('while the dialog is open, F8 moves the focus to the toast of a failure, and Escape returns it to the form', async ({
  visit,
}) => {
  const opened = await visit('/contact');
  const { page } = opened;
  const consultation = dialogOn(page);
  await consultation.openFilled(answers());
  await breakRandomness(page);
  await consultation.send();
  const toast = page.getByRole('alert');
  await toast.waitFor();
  opened.messages();
  // On a Mac, Option+T types a letter.
  const name = consultation.field('name');
  await name.focus();
  await page.keyboard.press('Alt+KeyT');
  expect(await hasFocus(name)).toBe(true);
  await consultation.sendButton.focus();
  await page.keyboard.press('F8');
  expect(await hasFocus(toast)).toBe(true);
  await page.keyboard.press('Escape');
  await toast.waitFor({ state: 'detached' });
  expect(await consultation.dialog.isVisible()).toBe(true);
  expect(await hasFocus(consultation.sendButton)).toBe(true);
});
