import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { sectionOf } from '../../support/site/sections.ts';
import { tasksDone } from '../../support/site/settled.ts';
import { standingClock } from '../../support/site/standingClock.ts';
import { textsOf } from '../../support/site/texts.ts';
import { test } from '../../support/site/visit.ts';

/** The values after the counting (docs/behaviour.md, 9). */
const final = ['500+', '150+', '99.9%', '24/7'];
const zero = ['0+', '0+', '0.0%', '24/7'];
/** Extra milliseconds: a step of the count lasts 2000 ms / 60, no whole number, so rounding can delay its end. */
const rounding = 1;
const counting = { clock: standingClock, reducedMotion: 'no-preference' } as const;

const band = (page: Page) => sectionOf(page, textsOf('home').statistics.title);
/** `read` returns the values for screen readers, and `seen` the visible ones: a copy covers a value while it counts. */
const read = (page: Page) =>
  band(page)
    .locator('dd')
    .evaluateAll((all) => all.map((value) => value.firstChild?.nodeValue));
const seen = (page: Page) =>
  band(page)
    .locator('dd')
    .evaluateAll((all) =>
      all.map((value) => (value.querySelector('[aria-hidden=true]') ?? value).textContent),
    );

/** Scrolls until this share of the band is visible at the bottom of the window. */
const showShare = (page: Page, share: number) =>
  band(page).evaluate((element, wanted) => {
    const { top, height } = element.getBoundingClientRect();
    window.scrollBy({ top: top - window.innerHeight + height * wanted, behavior: 'instant' });
  }, share);
/** Waits for intersection observers and rendering. Neither depends on the page's clock. */
const notice = async (page: Page) => {
  await band(page).evaluate(
    (element) => new Promise<void>((resolve) => new IntersectionObserver(() => resolve()).observe(element)),
  );
  await tasksDone(page);
};

test('the count stays at zero until 30 % of the band is visible', async ({ visit }) => {
  const { page } = await visit('/', counting);
  await expect.poll(() => seen(page)).toEqual(zero);
  await showShare(page, 0.28);
  await notice(page);
  await page.clock.runFor(5_000);
  expect(await seen(page)).toEqual(zero);
  await showShare(page, 0.32);
  await notice(page);
  await page.clock.runFor(2_000 + rounding);
  await expect.poll(() => seen(page)).toEqual(final);
});

/** The share of the final value after this share of the time (docs/behaviour.md, 4.4). */
const eased = (time: number) => 1 - (1 - time) ** 13;

test('after half a second the figures have reached 97 % of their values', async ({ visit }) => {
  const { page } = await visit('/', counting);
  await expect.poll(() => seen(page)).toEqual(zero);
  await showShare(page, 1);
  await notice(page);
  await page.clock.runFor(500 + rounding);
  const uptime = async () => Number.parseFloat((await seen(page))[2] ?? '');
  await expect.poll(uptime).toBeGreaterThanOrEqual(0.97 * 99.9 - 0.05);
  expect(await uptime()).toBeLessThan(99.9);
});

test('the figures count up once, in 60 steps over 2000 ms, while assistive technology reads the final ones', async ({
  visit,
}) => {
  const { page } = await visit('/', counting);
  await expect.poll(() => seen(page)).toEqual(zero);
  expect(await read(page)).toEqual(final);
  await showShare(page, 1);
  await notice(page);
  let passed = 0;
  for (let step = 1; step <= 60; step++) {
    const until = Math.ceil((step * 2_000) / 60) + rounding;
    await page.clock.runFor(until - passed);
    passed = until;
    const expected = `${Math.round(500 * eased(step / 60))}+`;
    await expect.poll(async () => (await seen(page))[0], { interval: 5 }).toBe(expected);
    if (step === 5) expect(await seen(page)).toEqual(['339+', '102+', '67.7%', '24/7']);
    if (step === 5) expect(await read(page)).toEqual(final);
  }
  expect(passed).toBe(2_000 + rounding);
  expect(await seen(page)).toEqual(final);

  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await notice(page);
  await showShare(page, 1);
  await notice(page);
  await page.clock.runFor(500);
  expect(await seen(page)).toEqual(final);
});

test('with reduced motion the final figures are shown from the start', async ({ visit }) => {
  const { page } = await visit('/', { clock: standingClock, reducedMotion: 'reduce' });
  expect(await seen(page)).toEqual(final);
  await showShare(page, 1);
  await notice(page);
  expect(await seen(page)).toEqual(final);
});

test('with large text in a low window, where 30 % of the band never fits, the figures count up all the same', async ({
  visit,
}) => {
  const { page, goTo } = await visit(undefined, { ...counting, width: 320, height: 256 });
  await page.addInitScript(() => {
    const observed = new MutationObserver(() => {
      document.documentElement.style.fontSize = '200%';
    });
    observed.observe(document, { childList: true });
  });
  await goTo('/');
  await band(page).evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  await notice(page);
  await page.clock.runFor(2_000 + rounding);
  expect(await seen(page)).toEqual(final);
});
