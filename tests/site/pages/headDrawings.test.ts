import { expect } from 'vitest';
import { test } from '../../support/site/visit.ts';

test.for([
  { path: '/services/custom-software', width: 1440, wide: 593 },
  { path: '/de/about', width: 1440, wide: 593 },
  { path: '/fr/careers', width: 1920, wide: 831 },
])(
  'the drawing in the head of $path is $wide of $width pixels wide and reaches the edges',
  async ({ path, width, wide }, { visit }) => {
    const { page } = await visit(path, { width, height: 900 });
    const drawing = await page.locator('main .drawing').first().boundingBox();
    const head = await page.locator('main > div', { has: page.locator('h1') }).boundingBox();
    expect(Math.round(drawing?.width ?? 0)).toBe(wide);
    expect((drawing?.x ?? 0) + (drawing?.width ?? 0)).toBe(width);
    expect(drawing?.y).toBe(head?.y);
    // The head ends with a line of one pixel.
    expect(drawing?.height).toBe((head?.height ?? 0) - 1);
  },
);

test('the page for an applicant has a drawing in its head', async ({ visit }) => {
  const { page } = await visit('/careers', { width: 1440, height: 900 });
  await page.getByRole('link', { name: 'Apply Now: UI/UX Designer' }).click();
  await page.getByRole('heading', { level: 1, name: 'Apply: UI/UX Designer' }).waitFor();
  const drawing = await page.locator('main .drawing').first().boundingBox();
  expect(Math.round(drawing?.width ?? 0)).toBe(593);
  expect((drawing?.x ?? 0) + (drawing?.width ?? 0)).toBe(1440);
});

test.for([
  { width: 1440, wide: 377 },
  { width: 768, wide: 691 },
  { width: 360, wide: 320 },
])(
  'at $width pixels the drawing of the contact page reaches the edges of the box',
  async ({ width, wide }, { visit }) => {
    const { page } = await visit('/contact', { width, height: 900 });
    const box = page.locator('#consultation');
    const [drawing, around] = await Promise.all([box.locator('.drawing').boundingBox(), box.boundingBox()]);
    expect(Math.round(drawing?.width ?? 0)).toBe(wide);
    const endOf = (one: typeof drawing) => [
      (one?.x ?? 0) + (one?.width ?? 0),
      (one?.y ?? 0) + (one?.height ?? 0),
    ];
    expect(endOf(drawing).map(Math.round)).toEqual(endOf(around).map(Math.round));
    const button = await box.getByRole('button').boundingBox();
    const overlaps = (button?.x ?? 0) + (button?.width ?? 0) > (drawing?.x ?? 0);
    expect(overlaps && (button?.y ?? 0) + (button?.height ?? 0) > (drawing?.y ?? 0)).toBe(false);
  },
);
