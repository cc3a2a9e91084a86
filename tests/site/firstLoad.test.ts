import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { dialogOn } from './consultationDialog.ts';
import { test } from './visit.ts';

/** Words that survive in the built code of each library. */
const traces = {
  'firebase/firestore': 'firestore.googleapis.com',
  'firebase/functions': 'cloudfunctions.net',
  formik: 'formik',
  yup: 'ValidationError',
  notistack: 'notistack',
} as const;

/** All scripts that the page has asked for, as one text. */
const scriptsOf = (page: Page) => {
  const bodies: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.text());
  });
  return async () => (await Promise.all(bodies)).join('\n');
};

test('what the dialog is made of is fetched when the visitor turns to it, not before', async ({ visit }) => {
  let scripts = async () => '';
  const { page } = await visit('/contact', {
    before: async (page) => {
      scripts = scriptsOf(page);
    },
  });
  await page.waitForTimeout(3_000);
  const first = await scripts();
  expect(first).toContain('hydrateRoot');
  for (const [library, trace] of Object.entries(traces)) expect(first.includes(trace), library).toBe(false);

  const consultation = dialogOn(page);
  await consultation.openButton.hover();
  await consultation.open();
  const then = await scripts();
  for (const [library, trace] of Object.entries(traces)) expect(then.includes(trace), library).toBe(true);
});
