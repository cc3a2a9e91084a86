import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { dialogOn } from '../../support/site/consultationDialog.ts';
import { test } from '../../support/site/visit.ts';

const forced = { forcedColors: 'active' } as const;
const styleOf = (locator: Locator, property: string) =>
  locator.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
const bar = (page: Page) => page.getByRole('banner');

test('in forced colours only the current entry is underlined', async ({ visit }) => {
  const { page } = await visit('/services', forced);
  const entry = (name: string) => bar(page).getByText(name, { exact: true }).filter({ visible: true });
  const line = async (name: string) => ({
    color: await styleOf(entry(name), 'border-bottom-color'),
    width: await styleOf(entry(name), 'border-bottom-width'),
    image: await styleOf(entry(name), 'border-image-source'),
  });
  const ground = await styleOf(page.locator('body'), 'background-color');
  const current = await line('Services');
  expect(current).toMatchObject({ width: '3px', image: 'none' });
  expect(current.color).not.toBe(ground);
  expect((await line('About')).color).toBe(ground);
});

test('in forced colours only the dot of the visible slide is filled', async ({ visit }) => {
  const { page } = await visit('/', forced);
  const ground = await styleOf(page.locator('body'), 'background-color');
  const dots = page.getByRole('button', { name: /^Show slide/ });
  const fillings = await dots.evaluateAll((all) =>
    all.map((dot) => {
      const { width, borderLeftWidth, borderColor, backgroundColor } = getComputedStyle(dot, '::before');
      const isBorderAlone = 2 * Number.parseFloat(borderLeftWidth) >= Number.parseFloat(width);
      return isBorderAlone ? borderColor : backgroundColor;
    }),
  );
  const transparent = ground.replace('rgb', 'rgba').replace(')', ', 0)');
  expect([ground, transparent]).not.toContain(fillings[0]);
  expect(fillings.slice(1)).toEqual(Array(6).fill(transparent));
});

test('in forced colours buttons, fields and the dialog have borders on all sides', async ({ visit }) => {
  const { page } = await visit('/contact', forced);
  const { openButton, open, field, dialog, sendButton, cancelButton } = dialogOn(page);
  expect(await styleOf(openButton, 'border-bottom-style')).not.toBe('none');
  await open();
  for (const part of [dialog, sendButton, cancelButton])
    for (const side of ['top', 'right', 'bottom', 'left']) {
      expect(await styleOf(part, `border-${side}-style`)).toBe('solid');
      expect(Number.parseFloat(await styleOf(part, `border-${side}-width`))).toBeGreaterThanOrEqual(1);
    }
  const outline = field('name').locator('xpath=..').locator('fieldset');
  expect(await styleOf(outline, 'border-bottom-style')).toBe('solid');
});

test('in forced colours the film’s button has a border', async ({ visit }) => {
  const { page } = await visit('/', forced);
  expect(await styleOf(page.getByRole('button', { name: 'Play the Video' }), 'border-top-style')).toBe(
    'solid',
  );
});
