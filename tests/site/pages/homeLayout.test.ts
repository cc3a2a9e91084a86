import { languages } from '@helvardar/shared/languages';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { addressOf } from '../../support/site/addresses.ts';
import { sectionOf } from '../../support/site/sections.ts';
import { textsOf } from '../../support/site/texts.ts';
import { test } from '../../support/site/visit.ts';

const phone = { width: 360, height: 740 };
const laptop = { width: 1440, height: 900 };
const desktop = { width: 1920, height: 1080 };
const still = { reducedMotion: 'reduce' } as const;

const boxOf = async (element: Locator) => {
  const { y = Number.NaN, height = Number.NaN } = (await element.boundingBox()) ?? {};
  return { top: y, bottom: y + height };
};
const sizeOf = (element: Locator) =>
  element.evaluate((node) => Number.parseFloat(getComputedStyle(node).fontSize));
const hero = (page: Page) => page.locator('main > section').first();
const title = (page: Page) => hero(page).getByRole('heading', { level: 2 });

test.for(languages)(
  'in %s the services begin at 1640 pixels at most, on a phone at 1700',
  async (language, { visit }) => {
    const { page } = await visit(addressOf('home', language), { ...still, ...laptop });
    const services = sectionOf(page, textsOf('home', language).services.title);
    expect((await boxOf(services)).top).toBeLessThanOrEqual(1640);
    await page.setViewportSize(phone);
    await expect.poll(async () => (await boxOf(services)).top).toBeLessThanOrEqual(1700);
  },
);

test.for(languages)('in %s the button of each slide follows its text', async (language, { visit }) => {
  const { page } = await visit(addressOf('home', language), { ...still, ...laptop });
  for (const size of [laptop, phone, { width: 768, height: 1024 }]) {
    await page.setViewportSize(size);
    const gaps = await hero(page)
      .locator('[role=group] p')
      .evaluateAll((texts) =>
        texts.map((text) => {
          const words = document.createRange();
          words.selectNodeContents(text);
          const button = text.nextElementSibling?.getBoundingClientRect();
          return Math.round((button?.top ?? 0) - words.getBoundingClientRect().bottom);
        }),
      );
    expect(gaps).toHaveLength(7);
    expect(new Set(gaps).size, `${size.width}: ${gaps}`).toBe(1);
    expect(gaps[0], `${size.width}`).toBeLessThanOrEqual(40);
  }
});

test.for(languages)('in %s four figures are in one row', async (language, { visit }) => {
  const { page } = await visit(addressOf('home', language), { ...still, ...laptop });
  const figures = sectionOf(page, textsOf('home', language).statistics.title).locator('dl > div');
  const tops = await figures.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(tops).toHaveLength(4);
  expect(new Set(tops).size).toBe(1);
});

test('the icons of cards and highlights are blue with an orange last path', async ({ visit }) => {
  const { page } = await visit('/', { ...still, ...laptop });
  const texts = textsOf('home');
  for (const name of [texts.services.title, texts.video.title]) {
    const icons = sectionOf(page, name).locator('svg:has(+ h3)');
    const colours = await icons.evaluateAll((all) =>
      all.map(({ firstElementChild, lastElementChild }) =>
        [firstElementChild, lastElementChild].map((part) => part && getComputedStyle(part).stroke),
      ),
    );
    expect(colours.length).toBeGreaterThan(0);
    expect(new Set(colours.map(String))).toEqual(new Set(['rgb(36, 70, 255),rgb(255, 90, 54)']));
  }
});

test('the headline has 76 pixels, at 1920 pixels 88; the heading is a blue line of 24 pixels, 16 above it', async ({
  visit,
}) => {
  const { page } = await visit('/', { ...still, ...laptop });
  const line = page.getByRole('heading', { level: 1 });
  expect(await sizeOf(title(page))).toBe(76);
  expect(await sizeOf(line)).toBe(24);
  expect(await line.evaluate((node) => getComputedStyle(node).color)).toBe('rgb(36, 70, 255)');
  expect((await boxOf(title(page))).top - (await boxOf(line)).bottom).toBe(16);
  await page.setViewportSize(desktop);
  await expect.poll(() => sizeOf(title(page))).toBe(88);
});

test('at 360 pixels the headline is as large as those of inner pages', async ({ visit }) => {
  const { page, goTo } = await visit('/about', { ...still, ...phone });
  const inner = await sizeOf(page.getByRole('heading', { level: 1 }));
  await goTo('/');
  expect(await sizeOf(title(page))).toBeGreaterThanOrEqual(inner);
});

test('in French the first headline has at most three lines at 1440 pixels, one of them of one word', async ({
  visit,
}) => {
  const { page } = await visit('/fr', { ...still, ...laptop });
  const words = await title(page).evaluate((heading) => {
    const text = heading.firstChild as Text;
    const lines = new Map<number, number>();
    for (const { index } of text.data.matchAll(/\S+/g)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + 1);
      const { top } = range.getBoundingClientRect();
      lines.set(top, (lines.get(top) ?? 0) + 1);
    }
    return [...lines.values()];
  });
  expect(words.length).toBeLessThanOrEqual(3);
  expect(words.filter((count) => count === 1).length).toBeLessThanOrEqual(1);
});

test.for(languages)('in %s the button of each slide follows its text', async (language, { visit }) => {
  const { page } = await visit(addressOf('home', language), { ...still, ...laptop });
  for (const size of [laptop, phone, { width: 768, height: 1024 }, desktop]) {
    await page.setViewportSize(size);
    const gaps = await hero(page)
      .locator('[role=group]')
      .evaluateAll((slides) =>
        slides.map((slide) => {
          const [text, button] = [slide.querySelector('p'), slide.querySelector('a')];
          return (button?.getBoundingClientRect().top ?? 0) - (text?.getBoundingClientRect().bottom ?? 0);
        }),
      );
    expect(gaps).toHaveLength(7);
    for (const gap of gaps) {
      expect(gap, `${size.width}`).toBeGreaterThanOrEqual(20);
      expect(gap, `${size.width}`).toBeLessThanOrEqual(40);
    }
  }
});

test.for(languages)(
  'in %s the first view has a line of figures between button and controls',
  async (language, { visit }) => {
    const { page } = await visit(addressOf('home', language), { ...still, ...laptop });
    const proof = hero(page).locator('> ul');
    const [projects, clients] = ['500+', '150+'];
    const uptime = language === 'en' ? '99.9%' : '99,9\u00a0%';
    for (const figure of [projects, clients, uptime]) expect(await proof.textContent()).toContain(figure);
    for (const size of [laptop, phone, { width: 1280, height: 720 }, { width: 320, height: 640 }]) {
      await page.setViewportSize(size);
      const { top, bottom } = await boxOf(proof);
      expect(bottom, `${size.width}`).toBeLessThanOrEqual(size.height);
      expect(top, `${size.width}`).toBeGreaterThanOrEqual((await boxOf(hero(page).getByRole('link'))).bottom);
      const pause = hero(page).getByRole('button').first();
      expect(bottom, `${size.width}`).toBeLessThanOrEqual((await boxOf(pause)).top);
    }
  },
);

test.for(languages)(
  'in %s the line of figures parts none of them from its words, and its lines begin below the title',
  async (language, { visit }) => {
    const { page } = await visit(addressOf('home', language), { ...still, ...laptop });
    for (const size of [laptop, phone, { width: 768, height: 1024 }, desktop]) {
      await page.setViewportSize(size);
      const { x: left = Number.NaN } = (await title(page).boundingBox()) ?? {};
      const lines = await hero(page)
        .locator('> ul')
        .evaluate((list) => {
          const found = new Map<number, { text: string; left: number }>();
          for (const item of list.children) {
            const text = item.firstChild as Text;
            for (const [index, character] of [...text.data].entries()) {
              const range = document.createRange();
              range.setStart(text, index);
              range.setEnd(text, index + 1);
              const { top, left } = range.getBoundingClientRect();
              const line = found.get(Math.round(top)) ?? { text: '', left };
              found.set(Math.round(top), { ...line, text: line.text + character });
            }
          }
          return [...found.values()];
        });
      for (const line of lines) {
        expect(line.text.trim(), `${size.width}`).not.toMatch(/\d[+%]?$|%$|,\s\S+$|^\S+$/);
        expect(Math.abs(line.left - left), line.text).toBeLessThan(2);
      }
    }
  },
);

test.for(languages)(
  'in %s the testimonials are at most 1500 pixels high on a phone, each with a large result',
  async (language, { visit }) => {
    const { page } = await visit(addressOf('home', language), { ...still, ...phone });
    const testimonials = sectionOf(page, textsOf('home', language).testimonials.title);
    const drawings = testimonials.locator('.drawing');
    await expect.poll(() => drawings.count()).toBe(3);
    const { top, bottom } = await boxOf(testimonials);
    expect(bottom - top).toBeLessThanOrEqual(1500);
    for (const drawing of await drawings.all()) expect((await drawing.boundingBox())?.height).toBe(120);
    for (const result of await testimonials.locator('strong').all()) {
      expect(await sizeOf(result)).toBeGreaterThanOrEqual(40);
      const words = result.locator('small');
      const { top, bottom } = await boxOf(words);
      expect(bottom - top, 'one line').toBeLessThan(2 * (await sizeOf(words)));
    }
  },
);
