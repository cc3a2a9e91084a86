import { languages } from '@helvardar/shared/languages';
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { serviceIds } from '../../../web/src/routing/routes.ts';
import { addressOf } from '../../support/site/addresses.ts';
import { visitWithFont } from '../../support/site/font.ts';
import { entry, expanded, focused, main, services } from '../../support/site/servicesMenu.ts';
import { tasksDone } from '../../support/site/settled.ts';
import { standingClock } from '../../support/site/standingClock.ts';
import { textsOf } from '../../support/site/texts.ts';
import { test } from '../../support/site/visit.ts';

test('the services menu opens on a click at once', async ({ visit }) => {
  const { page } = await visit('/', { clock: standingClock });
  expect(await expanded(services(page))).toBe('false');
  await services(page).click();
  expect(await entry(page).isVisible()).toBe(true);
  expect(await expanded(services(page))).toBe('true');
});

test('a menu that opened under the mouse closes 200 ms after the mouse has left', async ({ visit }) => {
  const { page } = await visit('/', { clock: standingClock });
  await services(page).hover();
  await page.clock.runFor(200);
  await entry(page).waitFor();
  await entry(page).hover();
  await page.clock.runFor(5_000);
  expect(await entry(page).isVisible()).toBe(true);
  await page.mouse.move(640, 700);
  await page.clock.runFor(199);
  expect(await entry(page).isVisible()).toBe(true);
  await page.clock.runFor(1);
  await entry(page).waitFor({ state: 'hidden' });
});

test('a menu that opened under the mouse stays open while an entry has the focus', async ({ visit }) => {
  const { page } = await visit('/', { clock: standingClock });
  await services(page).hover();
  await page.clock.runFor(200);
  await services(page).focus();
  await page.keyboard.press('Tab');
  await page.waitForFunction(() => document.activeElement?.matches('ul ul a'));
  await page.mouse.move(640, 700);
  await page.clock.runFor(5_000);
  expect(await entry(page).isVisible()).toBe(true);
  expect(await page.evaluate(() => document.activeElement?.matches('ul ul a'))).toBe(true);
});

test('within 300 ms after a menu has closed the mouse opens it again at once, and later after the usual delay', async ({
  visit,
}) => {
  const { page } = await visit('/', { clock: standingClock });
  const pause = async (milliseconds: number) => {
    await page.mouse.move(640, 700);
    await page.clock.runFor(200);
    await entry(page).waitFor({ state: 'hidden' });
    await page.clock.runFor(milliseconds);
    await services(page).hover();
    await page.clock.runFor(1);
  };
  await services(page).hover();
  await page.clock.runFor(200);
  await entry(page).waitFor();
  await pause(298);
  await entry(page).waitFor();
  await pause(302);
  await tasksDone(page);
  expect(await entry(page).isVisible()).toBe(false);
  await page.clock.runFor(199);
  await entry(page).waitFor();
});

test('a menu that was closed does not open again under the resting mouse', async ({ visit }) => {
  const { page } = await visit('/', { clock: standingClock });
  await services(page).click();
  await entry(page).waitFor();
  await page.keyboard.press('Escape');
  await entry(page).waitFor({ state: 'hidden' });
  await page.clock.runFor(5_000);
  expect(await expanded(services(page))).toBe('false');
});

test('a click keeps a menu open that opened under the mouse', async ({ visit }) => {
  const { page } = await visit('/', { clock: standingClock });
  await services(page).hover();
  await page.clock.runFor(200);
  await services(page).click();
  expect(await expanded(services(page))).toBe('true');
  await page.mouse.move(640, 700);
  await page.clock.runFor(5_000);
  expect(await entry(page).isVisible()).toBe(true);
});

test('on a touch screen only a tap opens the menu', async ({ visit }) => {
  const { page } = await visit('/', { clock: standingClock, hasTouch: true });
  await services(page).tap();
  await entry(page).waitFor();
  await page.clock.runFor(1_000);
  expect(await entry(page).isVisible()).toBe(true);
  await services(page).tap();
  await entry(page).waitFor({ state: 'hidden' });
});

test('Escape closes the menu and returns the focus to its button', async ({ visit }) => {
  const { page } = await visit('/');
  await services(page).click();
  await entry(page).focus();
  await page.keyboard.press('Escape');
  await entry(page).waitFor({ state: 'hidden' });
  expect(await focused(services(page))).toBe(true);
});

test('Escape closes a menu that opened under the mouse, wherever the focus is', async ({ visit }) => {
  const { page } = await visit('/', { clock: standingClock });
  const start = page.getByRole('link', { name: 'Get Started' });
  await start.focus();
  await services(page).hover();
  await page.clock.runFor(200);
  await entry(page).waitFor();
  await page.keyboard.press('Escape');
  await entry(page).waitFor({ state: 'hidden' });
  expect(await focused(start)).toBe(true);
});

test('the menu closes when the focus leaves it and when the visitor presses outside it', async ({
  visit,
}) => {
  const { page } = await visit('/about');
  await services(page).click();
  await entry(page).waitFor();
  await main(page).getByRole('link', { name: 'View All Services' }).focus();
  await page.keyboard.press('Tab');
  await entry(page).waitFor({ state: 'hidden' });

  await services(page).click();
  await entry(page).waitFor();
  await page.getByRole('heading', { level: 1 }).click();
  await entry(page).waitFor({ state: 'hidden' });
});

test('the keyboard opens the menu and reaches each of its entries', async ({ visit }) => {
  const { page } = await visit('/about');
  const names = [...serviceIds.map((id) => textsOf(id).links.label), 'View All Services'];
  await services(page).focus();
  await page.keyboard.press('Enter');
  const met: (string | undefined)[] = [];
  for (const _ of names) {
    await page.keyboard.press('Tab');
    met.push(
      await page.evaluate(() => document.activeElement?.querySelector('span')?.textContent ?? undefined),
    );
  }
  expect(met).toEqual(names);
});

test('the entry of the current page is marked in the menu', async ({ visit }) => {
  const { page } = await visit('/services/cybersecurity');
  await services(page).click();
  expect(await entry(page).getAttribute('aria-current')).toBe('page');
  expect(await main(page).locator('[aria-current=page]').count()).toBe(1);
});

test('the services menu of a wide screen has two columns with icons and the texts of the cards, and a rule below them', async ({
  visit,
}) => {
  const { page } = await visit('/about', { width: 1440, height: 900 });
  await services(page).click();
  const panel = main(page).locator('ul ul');
  await panel.getByText(textsOf('cybersecurity').links.card).waitFor();
  expect((await panel.boundingBox())?.width).toBe(620);
  const entries = await panel.getByRole('link').all();
  expect(entries).toHaveLength(serviceIds.length + 1);
  for (const [index, id] of serviceIds.entries()) {
    const found = entries[index];
    expect(await found?.getAttribute('href')).toBe(addressOf(id, 'en'));
    expect(await found?.locator('svg').count()).toBe(1);
    expect(await found?.innerText()).toContain(textsOf(id).links.card);
  }
  const rule = entries.at(-1)?.locator('..');
  expect(await rule?.evaluate((item) => getComputedStyle(item).borderTopWidth)).toBe('1px');
  const icons = await panel.locator('li:not(:last-child) svg').all();
  const lefts = await Promise.all([...icons, rule].map(async (part) => (await part?.boundingBox())?.x));
  expect(new Set(lefts.map((left) => Math.round(left ?? 0))).size, 'the rule begins below the icons').toBe(2);
});

test('the services menu begins below the word, and no text needs more than three lines', async ({
  visit,
}) => {
  for (const language of languages) {
    const { page } = await visitWithFont(visit, addressOf('about', language), { width: 1440, height: 900 });
    const button = page.locator('nav li > button');
    await button.click();
    const panel = page.locator('nav ul ul');
    const texts = panel.locator('small');
    await texts.first().waitFor();
    const left = async (text: Locator) => (await text.boundingBox())?.x;
    expect(await left(panel), language).toBe(await left(button.locator('span')));
    const lines = await texts.evaluateAll((all) =>
      all.map((text) => text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight)),
    );
    expect(lines).toHaveLength(serviceIds.length);
    expect(Math.round(Math.max(...lines)), language).toBe(3);
  }
});
