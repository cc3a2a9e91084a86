import type { Page } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import { routeIds } from '../../../web/src/routing/routes.ts';
import { mailsOf } from '../../support/receivedMails.ts';
import { addressOf } from '../../support/site/addresses.ts';
import { builtPage } from '../../support/site/builtPage.ts';
import { answers, dialogOn } from '../../support/site/consultationDialog.ts';
import { test } from '../../support/site/visit.ts';
import { wakeFunctions } from '../../support/site/wakeFunctions.ts';

beforeAll(wakeFunctions);

/** Features that at least one of the oldest supported browsers (`browserslist` in `package.json`) lacks. */
const newer = {
  'String.prototype': ['isWellFormed', 'toWellFormed'],
  'Array.prototype': ['toReversed', 'toSorted', 'toSpliced', 'with'],
  'Uint8Array.prototype.__proto__': ['toReversed', 'toSorted', 'with'],
  'Set.prototype': ['union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom'],
  'Map.prototype': ['getOrInsert', 'getOrInsertComputed'],
  Array: ['fromAsync'],
  Object: ['groupBy'],
  Map: ['groupBy'],
  Promise: ['withResolvers', 'try'],
  RegExp: ['escape'],
  Error: ['isError'],
  Math: ['sumPrecise'],
  AbortSignal: ['any'],
  URL: ['canParse', 'parse'],
  'Element.prototype': ['checkVisibility', 'moveBefore', 'setHTML'],
  'HTMLElement.prototype': ['showPopover', 'hidePopover', 'togglePopover', 'inert'],
  'HTMLLinkElement.prototype': ['fetchPriority'],
  'CSSStyleSheet.prototype': ['replace', 'replaceSync'],
  'Navigator.prototype': ['userActivation'],
  'URLSearchParams.prototype': ['size'],
  Response: ['json'],
  Document: ['parseHTMLUnsafe'],
  'Document.prototype': ['startViewTransition', 'adoptedStyleSheets'],
  'Iterator.prototype': ['map', 'filter', 'take', 'drop', 'flatMap', 'reduce', 'toArray', 'forEach', 'some'],
  window: [
    ...['Iterator', 'navigation', 'scheduler', 'requestIdleCallback', 'Temporal', 'Float16Array'],
    ...['CloseWatcher', 'CompressionStream', 'DecompressionStream', 'OffscreenCanvas', 'trustedTypes'],
  ],
};

const becomeOld = (page: Page) =>
  page.addInitScript((names: Record<string, string[]>) => {
    for (const [path, properties] of Object.entries(names)) {
      const owner = path
        .split('.')
        .reduce<object | undefined>((parent, name) => parent && Reflect.get(parent, name), window);
      for (const property of properties) if (owner) Reflect.deleteProperty(owner, property);
    }
  }, newer);

test('the oldest supported browser sends a request', async ({ visit }) => {
  const { page } = await visit('/', { before: becomeOld });
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Contact', exact: true })
    .click();
  const consultation = dialogOn(page);
  const values = answers();
  await consultation.open();
  await consultation.send();
  await consultation.dialog.getByText('Name is required').waitFor();
  await consultation.fill(values);
  await consultation.send();
  await consultation.submitted.waitFor();
  await mailsOf(values.email);
});

test('the oldest supported browser shows every page', async ({ visit }) => {
  const { page, goTo } = await visit(undefined, { before: becomeOld });
  for (const id of routeIds) {
    const served = builtPage(addressOf(id, 'en')).$('h1').text();
    await goTo(addressOf(id, 'en'));
    expect(await page.getByRole('heading', { level: 1 }).textContent(), id).toBe(served);
  }
});
