import { expect } from 'vitest';
import { carouselOn, slides } from '../../support/site/carousel.ts';
import { test } from '../../support/site/visit.ts';

const last = slides.length;
const numbers = slides.map((_, index) => index + 1);

test('each dot shows its slide, with the right title and target, and is marked', async ({ visit }) => {
  const { page } = await visit('/');
  const carousel = carouselOn(page);
  const marked = carousel.region.locator('button[aria-current=true]');
  expect(await carousel.slides.count()).toBe(last);
  expect(await carousel.dots.count()).toBe(last);
  for (const [index, { title, target }] of slides.entries()) {
    await carousel.dots.nth(index).click();
    await expect.poll(carousel.shown).toBe(index + 1);
    expect(await marked.count()).toBe(1);
    expect(await marked.getAttribute('aria-label')).toBe(`Show slide ${index + 1}: ${title}`);
    const slide = carousel.region.getByRole('group', { name: `Slide ${index + 1} of ${last}` });
    await slide.getByRole('heading', { level: 2, name: title, exact: true }).waitFor();
    expect(await slide.getByRole('link').getAttribute('href')).toBe(target);
  }

  expect(await carousel.region.getAttribute('aria-roledescription')).toBe('carousel');
  for (const slide of await carousel.slides.all())
    expect(await slide.getAttribute('aria-roledescription')).toBe('slide');
});

test('in German and French the buttons lead to the same pages in that language', async ({ visit }) => {
  const { page, goTo } = await visit();
  for (const language of ['de', 'fr']) {
    await goTo(`/${language}`);
    const links = page.locator('section [role=group] a');
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
      slides.map(({ target }) => `/${language}${target}`),
    );
  }
});

test('next and previous move by one slide and wrap at both ends', async ({ visit }) => {
  const { page } = await visit('/');
  const { next, previous, shown } = carouselOn(page);
  for (const slide of [...numbers.slice(1), 1]) {
    await next.click();
    await expect.poll(shown).toBe(slide);
  }
  for (const slide of numbers.toReversed()) {
    await previous.click();
    await expect.poll(shown).toBe(slide);
  }
});

test('the keyboard reaches the first button, the link of the visible slide alone, and then the other controls', async ({
  visit,
}) => {
  const { page } = await visit('/');
  const { region, stop, start, shown } = carouselOn(page);
  await stop.or(start).focus();
  const met: (string | null | undefined)[] = [];
  for (let step = 0; step < 4; step++) {
    await page.keyboard.press('Tab');
    met.push(
      await page.evaluate(() => {
        const focused = document.activeElement;
        return focused?.getAttribute('href') ?? focused?.getAttribute('aria-label');
      }),
    );
  }
  expect(await shown()).toBe(1);
  expect(met).toEqual([
    '/contact#consultation',
    'Previous slide',
    'Next slide',
    `Show slide 1: ${slides[0]?.title}`,
  ]);
  expect(await region.evaluate((element) => element.contains(document.activeElement))).toBe(true);
});

test('the dots are one tab stop, and the arrow keys, Home and End move between them and show the slide', async ({
  visit,
}) => {
  const { page } = await visit('/');
  const { region, dots, next, shown } = carouselOn(page);
  const group = region.getByRole('toolbar', { name: 'Choose a slide' });
  expect(await group.getByRole('button').count()).toBe(last);
  const focused = () => dots.evaluateAll((all) => all.indexOf(document.activeElement as HTMLElement) + 1);
  await next.click();
  await page.keyboard.press('Tab');
  expect(await focused()).toBe(2);
  for (const [key, slide] of [
    ['ArrowRight', 3],
    ['ArrowLeft', 2],
    ['Home', 1],
    ['ArrowLeft', last],
    ['ArrowRight', 1],
    ['End', last],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(shown).toBe(slide);
    expect(await focused(), key).toBe(slide);
  }
  await page.keyboard.press('Tab');
  expect(await focused()).toBe(0);
  await page.keyboard.press('Shift+Tab');
  expect(await focused()).toBe(last);
});

test('every control is at least 24 px wide and high, on small and wide screens', async ({ visit }) => {
  const { page } = await visit('/');
  const { dots, region } = carouselOn(page);
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await dots.count()).toBe(last);
    for (const control of await region.getByRole('button').all()) {
      const { width: wide = 0, height: high = 0 } = (await control.boundingBox()) ?? {};
      expect(wide).toBeGreaterThanOrEqual(24);
      expect(high).toBeGreaterThanOrEqual(24);
    }
  }
});
