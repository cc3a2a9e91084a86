import { company } from '@helvardar/shared/company';
import type { Page } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import { mailsOf } from '../../support/receivedMails.ts';
import { answers, dialogOn, dialogTexts } from '../../support/site/consultationDialog.ts';
import { services, unreachable } from '../../support/site/faults.ts';
import { scriptRun } from '../../support/site/settled.ts';
import { standingClock } from '../../support/site/standingClock.ts';
import { test } from '../../support/site/visit.ts';
import { wakeFunctions } from '../../support/site/wakeFunctions.ts';

beforeAll(wakeFunctions);

/** Simulates a browser that blocks all site data. */
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

test('a browser that stores nothing can show a page and go to another', async ({ visit }) => {
  const { page } = await visit('/about', { before: refuseStorage, clock: standingClock });
  await scriptRun(page, 'Notices');
  // Within a minute, the page detects the language, shows the cookie banner and checks its outbox.
  await page.clock.runFor(60_000);
  await page.getByRole('region', { name: 'Cookies' }).waitFor();
  await page.clock.resume();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Careers' }).click();
  await page.waitForURL(/careers$/);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { level: 1 }).waitFor();
});

/** Fills the storage until it accepts no further character. */
const fillStorage = (page: Page) =>
  page.addInitScript(() => {
    for (let letters = 8_000_000; letters >= 1; letters = Math.floor(letters / 2))
      try {
        localStorage.setItem('filled', `${localStorage.getItem('filled') ?? ''}${'x'.repeat(letters)}`);
      } catch {}
  });

const browsers = { 'that stores nothing': refuseStorage, 'whose storage is full': fillStorage };

test.for(Object.entries(browsers))(
  'in a browser %s a form whose calls all fail shows only the error, keeps its text and can be sent later',
  async ([, before], { visit }) => {
    const { page, messages, failedRequests } = await visit('/contact', { before });
    const consultation = dialogOn(page);
    const values = answers();
    await consultation.open();
    await consultation.fill(values);
    await unreachable(page, 'firestore', 'functions', 'api');
    await consultation.send();
    const alert = page.getByRole('alert');
    await alert.waitFor();
    expect(await alert.locator('strong').allTextContents()).toEqual([dialogTexts.en.toasts.unexpected.title]);
    expect(await alert.locator('p').allTextContents()).toEqual([dialogTexts.en.toasts.unexpected.text]);
    expect((await page.getByRole('status').allTextContents()).join('')).toBe('');
    expect(messages().at(-1)).toMatch(/^error: Form submission error/);
    expect(failedRequests()).toHaveLength(4);

    // After the toast has been closed, the form still shows the message.
    await alert.getByRole('button', { name: dialogTexts.en.toasts.close }).click();
    await alert.waitFor({ state: 'detached' });
    const described = await consultation.sendButton.getAttribute('aria-describedby');
    const failure = consultation.dialog.locator(`[id="${described}"]`);
    expect(await failure.textContent()).toContain(dialogTexts.en.toasts.unexpected.text);
    expect(await failure.getByRole('link').allTextContents()).toEqual([company.email, company.phone]);
    for (const name of ['name', 'email', 'phone', 'company', 'message', 'project_type'] as const)
      expect(await consultation.field(name).inputValue(), name).toBe(values[name]);
    for (const pattern of Object.values(services)) await page.unroute(pattern);
    await consultation.send();
    await consultation.submitted.waitFor();
    expect(await failure.count()).toBe(0);
    await mailsOf(values.email);
  },
);
