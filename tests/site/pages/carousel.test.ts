import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { carouselOn, slides } from '../../support/site/carousel.ts';
import { scriptRun } from '../../support/site/settled.ts';
import { standingClock } from '../../support/site/standingClock.ts';
import { textsOf } from '../../support/site/texts.ts';
import { test } from '../../support/site/visit.ts';

const interval = 7_000;
/** The position of a point in the header, in pixels. The pointer does not pause the carousel there. */
const aside = [400, 30] as const;
const rotating = { clock: standingClock, reducedMotion: 'no-preference' } as const;

test('the carousel advances after 7000 ms, and from the last slide to the first', async ({ visit }) => {
  const { page } = await visit('/', rotating);
  const { shown } = carouselOn(page);
  for (let slide = 1; slide <= slides.length; slide++) {
    await page.clock.runFor(interval - 1);
    expect(await shown()).toBe(slide);
    await page.clock.runFor(1);
    await expect.poll(shown).toBe((slide % slides.length) + 1);
  }
});

/** Presses *next* and returns what the first two slides show at each moment after it, in milliseconds. */
const changeAt = (page: Page, moments: number[]) =>
  page.getByRole('region', { name: textsOf('home').hero.label }).evaluate(
    async (region, [next, moments]) => {
      const [texts, drawings] = [region.querySelectorAll('[role=group]'), region.lastElementChild?.children];
      const parts = [0, 1].map((slide) => ({
        text: texts[slide] as Element,
        art: drawings?.[slide] as Element,
      }));
      region.querySelector<HTMLElement>(`[aria-label="${next}"]`)?.click();
      await new Promise(requestAnimationFrame);
      const opacity = (element: Element) =>
        getComputedStyle(element).visibility === 'visible' ? Number(getComputedStyle(element).opacity) : 0;
      /** The share of a drawing that is not cut off at its left. */
      const shown = (element: Element) => {
        const cut = /(\S+)%\)$/.exec(getComputedStyle(element).clipPath)?.[1] ?? '0';
        return getComputedStyle(element).visibility === 'visible' ? 1 - Number(cut) / 100 : 0;
      };
      /** The distance of the visible edge from the cut, in pixels; undefined if no edge is visible. */
      const edge = (element: Element) => {
        const { left, opacity, translate } = getComputedStyle(element, '::after');
        const moved = Number.parseFloat(translate) / 100 - (1 - shown(element));
        return opacity === '1' ? Number.parseFloat(left) + moved * element.clientWidth : undefined;
      };
      const animations = region.getAnimations({ subtree: true });
      for (const animation of animations) animation.pause();
      return moments.map((moment) => {
        for (const animation of animations) animation.currentTime = moment;
        return {
          texts: parts.map(({ text }) => opacity(text)),
          drawings: parts.map(({ art }) => shown(art)),
          edges: parts.map(({ art }) => edge(art)),
          isOldAbove: parts.map(({ art }) => getComputedStyle(art).zIndex).join() === '1,0',
        };
      });
    },
    [textsOf('home').hero.next, moments] as const,
  );

test('the texts change one after the other: the old one is gone after 200 ms, the new one is in at 450 ms', async ({
  visit,
}) => {
  const { page } = await visit('/', { reducedMotion: 'no-preference' });
  const [start, early, middle, late, end] = await changeAt(page, [0, 100, 200, 320, 450]);
  expect(start?.texts).toEqual([1, 0]);
  expect(early?.texts[0]).toBeGreaterThan(0);
  expect(early?.texts[0]).toBeLessThan(1);
  expect(early?.texts[1]).toBe(0);
  expect(middle?.texts).toEqual([0, 0]);
  expect(late?.texts[0]).toBe(0);
  expect(late?.texts[1]).toBeGreaterThan(0);
  expect(late?.texts[1]).toBeLessThan(1);
  expect(end?.texts).toEqual([0, 1]);
});

test('for a full second the next drawing wipes the previous one away from left to right', async ({
  visit,
}) => {
  const { page } = await visit('/', { reducedMotion: 'no-preference' });
  const [middle, late, end] = await changeAt(page, [500, 990, 1_000]);
  expect(middle?.drawings[0]).toBeGreaterThan(0.1);
  expect(middle?.drawings[0]).toBeLessThan(0.9);
  expect(late?.drawings[0]).toBeGreaterThan(0);
  expect(end?.drawings[0]).toBe(0);
  for (const moment of [middle, late, end]) expect(moment?.drawings[1]).toBe(1);
  expect(middle?.isOldAbove).toBe(true);
  // An orange edge runs along the cut. The new drawing, which is not cut, shows none.
  expect(middle?.edges[0]).toBeCloseTo(0, 0);
  expect(middle?.edges[1]).toBeUndefined();
});

test('with reduced motion the slide changes at once', async ({ visit }) => {
  const { page } = await visit('/', { reducedMotion: 'reduce' });
  const [start] = await changeAt(page, [0]);
  expect(start).toMatchObject({ texts: [0, 1], drawings: [0, 1] });
});

test('after a press on a dot the slide stays for its full time', async ({ visit }) => {
  const { page } = await visit('/', rotating);
  const { dots, shown } = carouselOn(page);
  await page.clock.runFor(interval - 1_000);
  await dots.nth(3).click();
  await page.mouse.click(...aside);
  await page.clock.runFor(interval - 1);
  expect(await shown()).toBe(4);
  const afterAMoment = async () => {
    await page.clock.runFor(1);
    return shown();
  };
  // The timer of a slide starts after the rendering of the slide. A busy machine renders late, so the clock advances
  // further until the next slide is shown.
  await expect.poll(afterAMoment).toBe(5);
});

test('the carousel pauses while the pointer is over it, and continues when the pointer leaves', async ({
  visit,
}) => {
  const { page } = await visit('/', { ...rotating, height: 900 });
  const { region, shown } = carouselOn(page);
  await region.hover();
  await page.clock.runFor(10 * interval);
  expect(await shown()).toBe(1);
  await page.mouse.move(640, 40);
  await page.clock.runFor(interval);
  await expect.poll(shown).toBe(2);
});

test('a carousel that is started with the keyboard advances until the focus moves within it', async ({
  visit,
}) => {
  const { page } = await visit('/', rotating);
  const { stop, start, shown } = carouselOn(page);
  await stop.focus();
  await page.keyboard.press('Enter');
  await start.waitFor();
  await page.keyboard.press('Enter');
  await stop.waitFor();
  await page.clock.runFor(interval);
  await expect.poll(shown).toBe(2);
  await page.keyboard.press('Tab');
  await page.clock.runFor(10 * interval);
  expect(await shown()).toBe(2);
});

test('the carousel pauses while the focus of a mouse is in it, and continues when the focus leaves', async ({
  visit,
}) => {
  const { page } = await visit('/', rotating);
  const { next, shown } = carouselOn(page);
  await next.click();
  await page.mouse.move(...aside);
  await page.clock.runFor(10 * interval);
  expect(await shown()).toBe(2);
  await page.mouse.click(...aside);
  await page.clock.runFor(interval);
  await expect.poll(shown).toBe(3);
});

test.for<[string, (page: Page) => Promise<unknown>]>([
  ['the focus in it', (page) => carouselOn(page).region.getByRole('link').focus()],
  ['the focus of the keyboard elsewhere', (page) => page.getByRole('link', { name: 'Get Started' }).focus()],
  ['a key', (page) => page.keyboard.press('Shift')],
])('%s stops the carousel until it is started', async ([, disturb], { visit }) => {
  const { page } = await visit('/', rotating);
  const { start, shown } = carouselOn(page);
  await disturb(page);
  await start.waitFor();
  await page.clock.runFor(10 * interval);
  expect(await shown()).toBe(1);
  await start.focus();
  await page.keyboard.press('Enter');
  await page.clock.runFor(interval);
  await expect.poll(shown).toBe(2);
});

test('the carousel advances for a mouse that follows a link to it', async ({ visit }) => {
  const { page } = await visit('/about', rotating);
  await page.mouse.click(...aside);
  await page.getByRole('banner').getByRole('link', { name: 'Helvardar' }).hover();
  for (const script of ['Home', 'home']) await scriptRun(page, script);
  await page.getByRole('banner').getByRole('link', { name: 'Helvardar' }).click();
  const { stop, shown } = carouselOn(page);
  await stop.waitFor();
  await page.mouse.move(...aside);
  await page.clock.runFor(interval);
  await expect.poll(shown).toBe(2);
});

test('the first button stops the carousel permanently, and starts it again', async ({ visit }) => {
  const { page } = await visit('/', rotating);
  const { region, start, stop, shown } = carouselOn(page);
  expect(await region.getByRole('button').first().getAttribute('aria-label')).toBe('Pause the slides');
  await stop.click();
  await page.mouse.click(...aside);
  await page.clock.runFor(10 * interval);
  expect(await shown()).toBe(1);

  await start.click();
  await page.mouse.click(...aside);
  await page.clock.runFor(interval);
  await expect.poll(shown).toBe(2);
});

test('slides are announced when they are chosen by hand, not while they advance automatically', async ({
  visit,
}) => {
  const { page } = await visit('/', rotating);
  const { region, next, stop } = carouselOn(page);
  const announced = () => region.locator('[aria-live]').getAttribute('aria-live');
  expect(await announced()).toBe('off');
  await next.click();
  await expect.poll(announced).toBe('polite');
  await page.mouse.click(...aside);
  await expect.poll(announced).toBe('off');
  await stop.click();
  await page.mouse.click(...aside);
  await expect.poll(announced).toBe('polite');
});

test('with reduced motion the carousel does not advance until it is started', async ({ visit }) => {
  const { page } = await visit('/', { clock: standingClock, reducedMotion: 'reduce' });
  const { start, shown } = carouselOn(page);
  await start.waitFor();
  await page.clock.runFor(10 * interval);
  expect(await shown()).toBe(1);
  await start.click();
  await page.mouse.click(...aside);
  await page.clock.runFor(interval);
  await expect.poll(shown).toBe(2);
});
