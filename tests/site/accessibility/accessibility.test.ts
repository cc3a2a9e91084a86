import { languages } from '@helvardar/shared/languages';
import type { Locator, Page } from 'playwright-core';
import { afterAll, expect } from 'vitest';
import { recordShown } from '../../../web/build/measured.ts';
import { findingsOn, isThorough, thoroughLook } from '../../support/site/accessibilityEngines.ts';
import { addressOf, pageIds, pageKinds } from '../../support/site/addresses.ts';
import { answers, dialogOn, dialogTexts } from '../../support/site/consultationDialog.ts';
import { unreachable } from '../../support/site/faults.ts';
import { test, type Visit } from '../../support/site/visit.ts';
import { leave, lifetime, lookAgain, submissionWith } from '../../support/site/waitingRequests.ts';

const pages = isThorough
  ? pageIds.flatMap((id) => languages.map((language) => [id, language] as const))
  : pageKinds;

const findings: string[][] = [];

test.for(pages)('the accessibility engines find nothing on %s in %s', async ([id, language], { visit }) => {
  const { page, messages, failedRequests } = await visit(addressOf(id, language));
  const found = await findingsOn(page);
  findings.push(found);
  expect(found).toEqual([]);
  if (id !== 'notFound') return;
  // The status 404 causes a console message and a failed request. These calls discard both.
  messages();
  failedRequests();
});

afterAll(() => {
  if (!isThorough || findings.length < pages.length) return;
  const engines = ['axe-core', 'Equal Access', 'HTML_CodeSniffer'];
  const measured = { engines, pages: pages.length, findings: findings.flat().length };
  recordShown('accessibility', 'npm run accessibility', measured);
});

test('each accessibility engine finds errors in a page that has some', async ({ visit }) => {
  const { page } = await visit('/about');
  await page.evaluate(() => document.querySelector('h1')?.append(document.createElement('input')));
  const found = (await findingsOn(page, [], thoroughLook)).join('\n');
  for (const engine of ['axe-core', 'Equal Access', 'HTML_CodeSniffer'])
    expect(found).toContain(`: ${engine} `);
});

interface Opening {
  name: string;
  path: string;
  locale?: string;
  /** Opens the tested elements and returns them. */
  open: (visit: Visit) => Promise<Locator[]>;
}

const button = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name });

const openings: Opening[] = [
  {
    name: 'the cookie banner and the language hint',
    path: '/about',
    locale: 'de-CH',
    open: async ({ page }) => [
      page.getByRole('region', { name: 'Cookies' }),
      page.getByRole('complementary'),
    ],
  },
  {
    name: 'the services, on a small screen in the menu',
    path: '/services',
    open: async ({ page }) => {
      await button(page, 'Menu').click();
      await button(page, 'Services').click();
      return [page.getByRole('banner').getByRole('link', { name: 'Cybersecurity' })];
    },
  },
  {
    name: 'the languages',
    path: '/about',
    open: async ({ page }) => {
      await button(page, 'Language: English').click();
      return [page.getByRole('banner').getByRole('link', { name: 'Deutsch' })];
    },
  },
  {
    name: 'the empty dialog',
    path: '/contact',
    open: async ({ page }) => {
      const { dialog, open } = dialogOn(page);
      await open();
      return [dialog];
    },
  },
  {
    name: 'the dialog with errors',
    path: '/contact',
    open: async ({ page }) => {
      const { dialog, open, send } = dialogOn(page);
      await open();
      await send();
      return [dialog.getByText('Name is required')];
    },
  },
  {
    name: 'another slide',
    path: '/',
    open: async ({ page }) => {
      await page.getByRole('button', { name: /^Show slide 4/ }).click();
      return [page.getByRole('heading', { name: 'Cloud solutions that scale' })];
    },
  },
  {
    name: 'the message about a request that could not be sent',
    path: '/about',
    open: async ({ page }) => {
      await leave(page, submissionWith(), Date.now() - lifetime);
      await lookAgain(page);
      return [page.getByRole('dialog', { name: dialogTexts.en.unsent.title })];
    },
  },
  {
    name: 'a toast',
    path: '/contact',
    open: async ({ page, messages, failedRequests }) => {
      const { dialog, open, fill, send } = dialogOn(page);
      await unreachable(page, 'firestore', 'functions', 'api');
      await open();
      await fill(answers());
      await send();
      await dialog.waitFor({ state: 'hidden' });
      // F8 moves the focus to the toast, so that the toast does not disappear.
      await page.keyboard.press('F8');
      messages();
      failedRequests();
      return [page.locator('[data-toast]:focus')];
    },
  },
];

test.for(openings)(
  'the accessibility engines find nothing while $name is visible',
  async ({ path, locale = 'en-US', open }, { visit }) => {
    const visited = await visit(path, { width: 320, locale });
    expect(await findingsOn(visited.page, await open(visited))).toEqual([]);
  },
);
