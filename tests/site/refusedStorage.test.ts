import type { Page } from 'playwright-core';
import { mailsOf } from './arrivals.ts';
import { answers, dialogOn } from './consultationDialog.ts';
import { test } from './visit.ts';

/** As in a browser whose user refuses all site data: asking for the storage throws, and every lock is refused. */
const refuseStorage = (page: Page) =>
  page.addInitScript(() => {
    const refusal = () => new DOMException('Access is denied for this document.', 'SecurityError');
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, {
        get: () => {
          throw refusal();
        },
      });
    LockManager.prototype.request = () => Promise.reject(refusal());
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

/** As in a browser whose disk is full: not a single letter more. */
const fillStorage = (page: Page) =>
  page.addInitScript(() => {
    for (let letters = 8_000_000; letters >= 1; letters = Math.floor(letters / 2))
      try {
        localStorage.setItem('filled', `${localStorage.getItem('filled') ?? ''}${'x'.repeat(letters)}`);
      } catch {}
  });

const browsers = { 'that stores nothing': refuseStorage, 'whose storage is full': fillStorage };

test.for(Object.entries(browsers))('a browser %s sends a request', async ([, before], { visit }) => {
  const { page } = await visit('/contact', { before });
  const consultation = dialogOn(page);
  const values = answers();
  await consultation.open();
  await consultation.fill(values);
  await consultation.send();
  await consultation.submitted.waitFor();
  await mailsOf(values.email);
});
