import type { Page } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import { mailsAbout } from '../../support/receivedMails.ts';
import { storedRequests } from '../../support/site/arrivals.ts';
import { answers, dialogOn, dialogTexts } from '../../support/site/consultationDialog.ts';
import { callsFrom, unreachable } from '../../support/site/faults.ts';
import { test } from '../../support/site/visit.ts';
import { outboxOf } from '../../support/site/waitingRequests.ts';
import { wakeFunctions } from '../../support/site/wakeFunctions.ts';

beforeAll(wakeFunctions);

/** Sends a request with a filled honeypot, as a bot does. */
const sendWithHoneypot = async (page: Page) => {
  const consultation = dialogOn(page);
  const values = answers();
  await consultation.openFilled(values);
  await consultation.dialog.locator('input[name=honeypot]').evaluate((input) => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    set?.call(input, 'https://spam.example');
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await consultation.send();
  await consultation.submitted.waitFor();
  await page.getByRole('status').getByText(dialogTexts.en.toasts.success.title).waitFor();
  return values;
};

test('a request with a filled honeypot shows the success, and the function stores it without an e-mail', async ({
  visit,
}) => {
  const { page } = await visit('/contact');
  const calls = callsFrom(page);
  const values = await sendWithHoneypot(page);
  expect(await page.getByRole('alert').count()).toBe(0);
  expect(calls).toEqual(['functions']);
  expect(await outboxOf(page)).toEqual([]);
  const stored = await storedRequests(values.email);
  expect(stored.map(({ fields }) => fields['suspected'])).toEqual([{ booleanValue: true }]);
  expect(await mailsAbout(values.email)).toEqual([]);
});

test('a request with a filled honeypot is kept when all calls fail, like any other', async ({ visit }) => {
  const { page, messages, failedRequests } = await visit('/contact');
  await unreachable(page, 'firestore', 'functions', 'api');
  await sendWithHoneypot(page);
  expect(await outboxOf(page)).toHaveLength(1);
  messages();
  failedRequests();
});

test('the honeypot is hidden from sight, keyboard, screen readers and password managers', async ({
  visit,
}) => {
  const { page } = await visit('/contact');
  const consultation = dialogOn(page);
  await consultation.open();
  const honeypot = consultation.dialog.locator('input[name=honeypot]');
  const { x = 0, width = 0 } = (await honeypot.boundingBox()) ?? {};
  expect(x + width).toBeLessThan(0);
  expect(await honeypot.getAttribute('tabindex')).toBe('-1');
  expect(
    await consultation.dialog.getByRole('textbox', { name: dialogTexts.en.fields.honeypot }).count(),
  ).toBe(0);
  for (const [name, value] of [
    ['autocomplete', 'off'],
    ['data-1p-ignore', ''],
    ['data-bwignore', ''],
    ['data-lpignore', 'true'],
    ['data-protonpass-ignore', 'true'],
    ['data-form-type', 'other'],
  ] as const)
    expect(await honeypot.getAttribute(name), name).toBe(value);
});
