import type { Language } from '@helvardar/shared/languages';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { PageId } from '../../web/src/routing/routes.ts';
import { addressOf } from './addresses.ts';
import { violationsOnScreens } from './axe.ts';
import { dialogOn, dialogTexts } from './consultationDialog.ts';
import { test } from './visit.ts';
import { leave, lookAgain, submissionWith } from './waitingRequests.ts';

/** A page of each kind; the markup is the same in all languages, and each of them is among these. */
const kinds: [PageId, Language][] = [
  ['home', 'en'],
  ['services', 'de'],
  ['socialMediaMarketing', 'fr'],
  ['mobileDevelopment', 'en'],
  ['about', 'de'],
  ['careers', 'fr'],
  ['contact', 'en'],
  ['privacyPolicy', 'de'],
  ['notFound', 'en'],
];

test.for(kinds)('axe-core finds nothing on %s, small, wide and dark', async ([id, language], { visit }) => {
  const { page, messages, failedRequests } = await visit(addressOf(id, language));
  expect(await violationsOnScreens(page)).toEqual([]);
  if (id !== 'notFound') return;
  // An unknown path says so on the console and in its status.
  messages();
  failedRequests();
});

interface Opening {
  name: string;
  path: string;
  locale?: string;
  /** Opens what is looked at, and returns what is in sight then. */
  open: (page: Page) => Promise<Locator[]>;
}

const button = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name });

const openings: Opening[] = [
  {
    name: 'the cookie banner and the language hint',
    path: '/about',
    locale: 'de-CH',
    open: async (page) => [page.getByRole('region', { name: 'Cookies' }), page.getByRole('complementary')],
  },
  {
    name: 'the services, on a small screen in the menu',
    path: '/services',
    open: async (page) => {
      await button(page, 'Menu').click();
      await button(page, 'Services').click();
      return [page.getByRole('banner').getByRole('link', { name: 'Cybersecurity' })];
    },
  },
  {
    name: 'the languages',
    path: '/about',
    open: async (page) => {
      await button(page, 'Language: English').click();
      return [page.getByRole('banner').getByRole('link', { name: 'Deutsch' })];
    },
  },
  {
    name: 'the empty dialog',
    path: '/contact',
    open: async (page) => {
      const { dialog, open } = dialogOn(page);
      await open();
      return [dialog];
    },
  },
  {
    name: 'the dialog with errors',
    path: '/contact',
    open: async (page) => {
      const { dialog, open, send } = dialogOn(page);
      await open();
      await send();
      return [dialog.getByText('Name is required')];
    },
  },
  {
    name: 'another slide',
    path: '/',
    open: async (page) => {
      await page.getByRole('button', { name: /^Show slide 4/ }).click();
      return [page.getByRole('heading', { name: 'Cloud solutions that scale' })];
    },
  },
  {
    name: 'the message about a request that could not be sent',
    path: '/about',
    open: async (page) => {
      await leave(page, submissionWith(), { over: true });
      await lookAgain(page);
      return [page.getByRole('dialog', { name: dialogTexts.en.unsent.title })];
    },
  },
];

test.for(openings)(
  'axe-core finds nothing with $name in sight',
  async ({ path, locale = 'en-US', open }, { visit }) => {
    const { page } = await visit(path, { width: 320, locale });
    expect(await violationsOnScreens(page, await open(page))).toEqual([]);
  },
);
