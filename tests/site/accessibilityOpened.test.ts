import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { violationsOn } from './axe.ts';
import { dialogOn } from './consultationDialog.ts';
import { test } from './visit.ts';

interface Opening {
  name: string;
  path: string;
  locale?: string;
  /** Opens what is looked at, and returns when it is there. */
  open: (page: Page) => Promise<unknown>;
}

const press = (page: Page, button: string | RegExp) =>
  page.getByRole('banner').getByRole('button', { name: button }).click();

const openings: Opening[] = [
  {
    name: 'the cookie banner',
    path: '/about',
    open: (page) => page.getByRole('region', { name: 'Cookies' }).waitFor(),
  },
  {
    name: 'the language hint',
    path: '/about',
    locale: 'de-CH',
    open: (page) => page.getByRole('complementary').waitFor(),
  },
  { name: 'the services', path: '/services', open: (page) => openServices(page) },
  { name: 'the languages', path: '/about', open: (page) => press(page, 'Language: English') },
  { name: 'the empty dialog', path: '/contact', open: (page) => dialogOn(page).open() },
  {
    name: 'the dialog with errors',
    path: '/contact',
    open: async (page) => {
      const { dialog, open, send } = dialogOn(page);
      await open();
      await send();
      await dialog.getByText('Name is required').waitFor();
    },
  },
  {
    name: 'another slide',
    path: '/',
    open: (page) => page.getByRole('button', { name: /^Show slide 4/ }).click(),
  },
];

/** On a small screen the services are in the menu. */
const openServices = async (page: Page) => {
  const menu = page.getByRole('button', { name: 'Menu' });
  if (await menu.isVisible()) await menu.click();
  await press(page, 'Services');
};

const screens = [
  { width: 320, colorScheme: 'light' },
  { width: 1280, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
] as const;

describe.concurrent.each(screens)(
  'at $width px in the $colorScheme scheme axe-core finds nothing',
  (screen) => {
    test.for(openings)('with $name in sight', async ({ path, locale = 'en-US', open }, { visit }) => {
      const { page } = await visit(path, { ...screen, locale });
      await open(page);
      await page.waitForTimeout(400);
      expect(await violationsOn(page)).toEqual([]);
    });
  },
);
