import { languages } from '@helvardar/shared/languages';
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { serviceIds } from '../../../web/src/routing/routes.ts';
import { addressOf } from '../../support/site/addresses.ts';
import { sectionOf } from '../../support/site/sections.ts';
import { textsOf } from '../../support/site/texts.ts';
import { test } from '../../support/site/visit.ts';

const laptop = { width: 1440, height: 900 };
/** The page's content at this width, and where its right half begins. */
const [left, middle, right] = [112, 742, 1328];

test.for(serviceIds)('the heading and the features of %s fill each row', async (id, { visit }) => {
  const { page } = await visit(addressOf(id, 'de'), laptop);
  const boxes = await sectionOf(page, textsOf(id, 'de').features.title)
    .locator(':is(h2, h3)')
    .evaluateAll((titles) =>
      titles.map(({ parentElement }) => {
        const { x, y, right } = (parentElement as Element).getBoundingClientRect();
        return { start: Math.round(x), top: Math.round(y), end: Math.round(right) };
      }),
    );
  const rows = Map.groupBy(boxes, ({ top }) => top);
  expect(rows.size).toBeLessThanOrEqual(3);
  for (const row of rows.values()) {
    expect(row[0]?.start).toBe(left);
    expect(row.at(-1)?.end).toBe(right);
  }
});

const leftOf = async (element: Locator) => Math.round((await element.boundingBox())?.x ?? Number.NaN);
const middleOf = (element: Locator) =>
  element.evaluate((node) => {
    const { top, bottom } = node.getBoundingClientRect();
    return (top + bottom) / 2;
  });

test.for([
  { page: 'home', id: 'services' },
  { page: 'home', id: 'video' },
  { page: 'services', id: 'firstSteps' },
  { page: 'services', id: 'consulting' },
  { page: 'mobileDevelopment', id: 'highlights' },
  { page: 'about', id: 'partnership' },
  { page: 'careers', id: 'positions' },
  { page: 'contact', id: 'applicants' },
] as const)('the lead of $id on $page begins in the middle', async ({ page: at, id }, { visit }) => {
  const { page } = await visit(addressOf(at, 'fr'), laptop);
  const title = page.locator(`#${id}`);
  const lead = page.locator(`#${id} + p`);
  expect([await leftOf(title), await leftOf(lead)]).toEqual([left, middle]);
  await page.setViewportSize({ width: 768, height: 1024 });
  await expect.poll(async () => (await leftOf(lead)) - (await leftOf(title))).toBe(0);
});

test.for([
  { page: 'about', id: 'benefits' },
  { page: 'cloudSolutions', id: 'highlights' },
] as const)('the rows of $id on $page are in two columns', async ({ page: at, id }, { visit }) => {
  const { page } = await visit(addressOf(at, 'de'), laptop);
  const titles = await page.locator(`section:has(#${id}) h3`).all();
  const starts = await Promise.all(titles.map(leftOf));
  expect(starts).toEqual(titles.map((_, index) => (index % 2 === 0 ? left : middle)));
});

test.for(languages)(
  'in %s prices and answer are side by side, and a plus is level with its question',
  async (language, { visit }) => {
    const { page } = await visit(addressOf('cloudSolutions', language), laptop);
    const questions = page.locator('details:has(summary h3)');
    expect(await leftOf(questions.locator('dl'))).toBe(left);
    expect(await leftOf(questions.locator('dl + p'))).toBe(middle);
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 800 });
      for (const summary of await questions.locator('summary').all())
        expect(await middleOf(summary.locator('svg'))).toBeCloseTo(await middleOf(summary.locator('h3')), 0);
    }
  },
);

test('the columns of the box on the contact page are those of the page', async ({ visit }) => {
  const { page } = await visit('/de/contact', laptop);
  const box = page.locator('#consultation');
  expect(await leftOf(box.locator('ul'))).toBe(532);
  expect(await leftOf(box.locator('.drawing'))).toBe(951);
});

test('on a phone a case shows its result first', async ({ visit }) => {
  const { page } = await visit('/services/custom-software', { width: 360, height: 740 });
  const facts = page.locator('section:has(#project) dl > div');
  const tops = await facts.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  const labels = await facts.locator('dt').allTextContents();
  expect(labels[tops.indexOf(Math.min(...tops))]).toBe('Result');
});

test.for(languages)(
  'in %s the link below the partnership begins with the last card',
  async (language, { visit }) => {
    const { page } = await visit(addressOf('about', language), laptop);
    const { partnership } = textsOf('about', language);
    const section = sectionOf(page, partnership.title);
    const link = section.getByRole('link', { name: partnership.link });
    const card = section.getByRole('heading', { name: partnership.offerings.digital.title });
    expect(await leftOf(link)).toBe(await leftOf(card));
  },
);
