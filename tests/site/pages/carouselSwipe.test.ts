import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { carouselOn, slides } from '../../support/site/carousel.ts';
import { settled } from '../../support/site/settled.ts';
import { test } from '../../support/site/visit.ts';

/** Moves one finger along each path on a touch screen, all at the same time. */
const touch = async (page: Page, ...paths: [number, number][][]) => {
  const session = await page.context().newCDPSession(page);
  const steps = paths[0]?.length ?? 0;
  for (let step = 0; step < steps; step += 1)
    await session.send('Input.dispatchTouchEvent', {
      type: step === 0 ? 'touchStart' : 'touchMove',
      touchPoints: paths.map((path, id) => ({ x: path[step]?.[0] ?? 0, y: path[step]?.[1] ?? 0, id })),
    });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
};
const line = ([x, y]: [number, number], right: number, down: number) =>
  [0, 0.25, 0.5, 0.75, 1].map((part): [number, number] => [x + right * part, y + down * part]);

test('a thumb that swipes sideways shows the next slide, or the previous one', async ({ visit }) => {
  const { page } = await visit('/', { hasTouch: true, width: 390, height: 664 });
  const { shown } = carouselOn(page);
  await touch(page, line([250, 300], -41, 5));
  await expect.poll(shown).toBe(2);
  await touch(page, line([150, 300], 41, -5));
  await expect.poll(shown).toBe(1);
  await touch(page, line([150, 300], 60, 0));
  await expect.poll(shown).toBe(slides.length);
});

test('a short swipe, two fingers and a thumb that scrolls leave the slide', async ({ visit }) => {
  const { page } = await visit('/', { hasTouch: true, width: 390, height: 664 });
  const { shown } = carouselOn(page);
  await touch(page, line([250, 300], -38, 0));
  await touch(page, line([250, 300], -60, 0), line([100, 300], 60, 0));
  await touch(page, line([250, 500], -50, -250));
  await page.waitForFunction(() => window.scrollY > 100);
  await settled(page);
  expect(await shown()).toBe(1);
});
