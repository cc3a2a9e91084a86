import type { Language } from '@helvardar/shared/languages';
import { beforeAll, expect } from 'vitest';
import { draftKey } from '../../../web/src/browser/storage.ts';
import { mailsOf } from '../../support/receivedMails.ts';
import { answers, dialogOn, focusTaken } from '../../support/site/consultationDialog.ts';
import { silent } from '../../support/site/faults.ts';
import { settled } from '../../support/site/settled.ts';
import { ready, site, test } from '../../support/site/visit.ts';
import { wakeFunctions } from '../../support/site/wakeFunctions.ts';

beforeAll(wakeFunctions);

test('the tab keeps the typed text across a change of the language and a reload until it is sent, and other tabs do not get it', async ({
  visit,
}) => {
  const { page } = await visit('/contact');
  const values = answers({ preferred_contact_method: 'phone' });
  const expectText = async (language: Language, text: string) => {
    const consultation = dialogOn(page, language);
    await consultation.open();
    expect(await consultation.field('message').inputValue()).toBe(text);
    return consultation;
  };
  const first = dialogOn(page);
  await first.open();
  await first.fill(values);
  await page.keyboard.press('Escape');
  await first.dialog.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: /English/ }).click();
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await page.waitForURL(/\/de\/contact$/);
  await ready(page);
  const german = await expectText('de', values.message);
  expect(await german.field('project_type').inputValue()).toBe(values.project_type);
  expect(await german.radio('phone').isChecked()).toBe(true);
  await page.reload();
  await ready(page);
  const again = await expectText('de', values.message);

  const other = await page.context().newPage();
  await other.goto(`${site}/contact`);
  expect(await other.evaluate(() => sessionStorage.getItem('consultationDraft'))).toBe(null);
  await other.close();

  await again.send();
  await again.submitted.waitFor();
  expect(await page.evaluate(() => sessionStorage.getItem('consultationDraft'))).toBe(null);
  await again.dialog.waitFor({ state: 'hidden' });
  await page.reload();
  await ready(page);
  await expectText('de', '');
  await mailsOf(values.email);
});

test('a page from the back-forward cache shows what was typed meanwhile', async ({ visit }) => {
  const { page } = await visit('/contact');
  const { open, field, dialog } = dialogOn(page);
  await open();
  await field('message').fill('The first part.');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  // Simulates a visitor who changes the draft on another page and then goes back. The test browser has no back-forward
  // cache, so the test dispatches `pageshow`.
  await page.evaluate(
    ([key, values]) => {
      sessionStorage.setItem(key, JSON.stringify(values));
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    },
    [draftKey, answers({ message: 'Both parts.' })] as const,
  );
  await open();
  expect(await field('message').inputValue()).toBe('Both parts.');
  await field('company').fill('Muster AG');
  expect(await page.evaluate((key) => sessionStorage.getItem(key), draftKey)).toContain('Both parts.');
});

test('the tab keeps the text of a request while it is sent if the browser cannot keep the request', async ({
  visit,
}) => {
  const { page } = await visit('/contact', {
    before: (page) =>
      page.addInitScript(() => {
        const { setItem } = Storage.prototype;
        Storage.prototype.setItem = function (key, value) {
          if (this === window.localStorage) throw new DOMException('full', 'QuotaExceededError');
          setItem.call(this, key, value);
        };
      }),
  });
  await silent(page, 'firestore', 'functions', 'api');
  const consultation = dialogOn(page);
  const values = answers();
  await consultation.open();
  await consultation.fill(values);
  await consultation.send();
  await consultation.submitting.waitFor();
  await page.reload();
  await ready(page);
  await consultation.open();
  expect(await consultation.field('message').inputValue()).toBe(values.message);
});

test.for(['email', 'message', undefined] as const)(
  'when the back-forward cache restores the page, the open dialog keeps the focus (%s)',
  async (name, { visit }) => {
    const { page } = await visit('/contact');
    const { open, dialog, cancelButton } = dialogOn(page);
    await open();
    await focusTaken(page);
    const focused = name ? dialog.locator(`[name=${name}]`) : cancelButton;
    await focused.focus();
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await settled(page);
    const now = await page.evaluate(() => {
      const { activeElement } = document;
      return {
        inside: activeElement?.closest('[role=dialog]') !== null,
        name: activeElement?.getAttribute('name'),
      };
    });
    expect(now).toEqual({ inside: true, name: name ?? null });
  },
);
