import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { dialogOn, focusTaken } from '../../support/site/consultationDialog.ts';
import { holdBack } from '../../support/site/faults.ts';
import { scriptsNamed } from '../../support/site/scripts.ts';
import { settled } from '../../support/site/settled.ts';
import { test } from '../../support/site/visit.ts';

/** Clicks like a person: the page reacts before the mouse button is released. */
const press = async (page: Page, target: Locator) => {
  await target.scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0, height = 0 } = (await target.boundingBox()) ?? {};
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await settled(page);
  await page.mouse.up();
};

test.for([
  [360, 'name', 'email'],
  [1280, 'name', 'message'],
] as const)(
  'at %d px a click on a radio button selects it, also if it takes the focus from the empty field %s or %s',
  async ([width, ...names], { visit }) => {
    const { page } = await visit('/contact', { width, height: 740 });
    const { open, dialog, radio } = dialogOn(page);
    await open();
    await focusTaken(page);
    for (const [name, method] of [
      [names[0], 'phone'],
      [names[1], 'email'],
    ] as const) {
      const field = dialog.locator(`[name=${name}]`);
      await field.focus();
      await radio(method).scrollIntoViewIfNeeded();
      expect(await field.getAttribute('aria-invalid'), name).toBe('false');
      await press(page, radio(method));
      expect(await radio(method).isChecked(), name).toBe(true);
      await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
    }
  },
);

test('a field that is left with the keyboard shows its error at once', async ({ visit }) => {
  const { page } = await visit('/contact');
  const { open, dialog } = dialogOn(page);
  await open();
  await dialog.locator('[name=name]').focus();
  await page.keyboard.press('Tab');
  await dialog.getByText('Name is required').waitFor();
});

test('a press on the button before the scripts have loaded marks it as busy and opens the dialog later', async ({
  visit,
}) => {
  const { page } = await visit();
  const letGo = await holdBack(page, scriptsNamed('main'));
  await page.goto('/contact');
  const { openButton, dialog } = dialogOn(page);
  await openButton.click();
  expect(await openButton.getAttribute('aria-busy')).toBe('true');
  letGo();
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  expect(await openButton.getAttribute('aria-busy')).toBe('false');
});

test('a press on the menu before the scripts have loaded opens the menu afterwards', async ({ visit }) => {
  const { page } = await visit(undefined, { width: 360, height: 740 });
  const letGo = await holdBack(page, scriptsNamed('main'));
  await page.goto('/about');
  const menu = page.getByRole('banner').getByRole('button', { name: 'Menu' });
  await menu.click();
  letGo();
  await page.getByRole('navigation', { name: 'Main navigation' }).waitFor();
  expect(await menu.getAttribute('aria-expanded')).toBe('true');
});
