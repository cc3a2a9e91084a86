import { expect } from 'vitest';
import { test } from '../../support/site/visit.ts';

test.for([
  { path: '/services/custom-software', width: 1440, wide: 589 },
  { path: '/de/about', width: 1440, wide: 589 },
  { path: '/fr/careers', width: 1920, wide: 825 },
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
