import type { Page } from 'playwright-core';
import { mailsOf } from './arrivals.ts';
import { answers, dialogOn } from './consultationDialog.ts';
import { test } from './visit.ts';

/** As in a browser whose user refuses all site data: asking for the storage throws. */
const refuseStorage = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
  });

test('a browser that stores nothing shows and changes pages', async ({ visit }) => {
  const { page } = await visit('/about', { before: refuseStorage });
  await page.waitForTimeout(2_500);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Careers' }).click();
  await page.waitForURL(/careers$/);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { level: 1 }).waitFor();
});

test('a browser that stores nothing sends a request', async ({ visit }) => {
  const { page } = await visit('/contact', { before: refuseStorage });
  const consultation = dialogOn(page);
  const values = answers();
  await consultation.open();
  await consultation.fill(values);
  await consultation.send();
  await consultation.submitted.waitFor();
  await mailsOf(values.email);
});
