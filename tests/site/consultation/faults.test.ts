import type { Page } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import { mailsOf } from '../../support/receivedMails.ts';
import { storedRequests } from '../../support/site/arrivals.ts';
import { answers, contactTexts, dialogOn } from '../../support/site/consultationDialog.ts';
import { callsFrom, services, silent, unreachable, unreachableFirst } from '../../support/site/faults.ts';
import { test, type Visit } from '../../support/site/visit.ts';
import { forwardableClock, outboxOf, passFirstLook } from '../../support/site/waitingRequests.ts';
import { wakeFunctions } from '../../support/site/wakeFunctions.ts';

beforeAll(wakeFunctions);

const success = '🎉 Request Submitted Successfully!';
const failure = 'Email delivery failed';

const sendOn = async ({ page }: Visit) => {
  const calls = callsFrom(page);
  const consultation = dialogOn(page);
  const values = answers();
  await consultation.openFilled(values);
  await consultation.send();
  await page.getByRole('status').getByText(success).waitFor();
  return { values, calls };
};

/** The console messages, without the reasons of failed calls. */
const catalogued = (messages: string[]) =>
  messages.map(
    (message) => /^error: (?:Form submission failed|Email notification error)/.exec(message)?.[0] ?? message,
  );

test('without the database the visitor sees no error, and the function stores and mails the request', async ({
  visit,
}) => {
  const opened = await visit('/contact', { before: (page) => unreachable(page, 'firestore') });
  const { values, calls } = await sendOn(opened);
  expect(await opened.page.getByRole('alert').count()).toBe(0);
  expect(calls).toEqual(['firestore', 'functions']);
  expect(catalogued(opened.messages())).toEqual(['error: Form submission failed']);
  expect(opened.failedRequests()).toHaveLength(1);
  const [stored] = await storedRequests(values.email);
  expect(stored?.fields['budget']).toEqual({ stringValue: values.budget_range });
  await mailsOf(values.email);
});

test('without the callable the same-origin address delivers, and the visitor sees no error', async ({
  visit,
}) => {
  const opened = await visit('/contact', { before: (page) => unreachable(page, 'functions') });
  const { values, calls } = await sendOn(opened);
  expect(await opened.page.getByRole('alert').count()).toBe(0);
  expect(calls).toEqual(['firestore', 'functions', 'api']);
  expect(catalogued(opened.messages())).toEqual(['error: Email notification error']);
  expect(opened.failedRequests()).toHaveLength(1);
  await mailsOf(values.email);
});

test('without callable and same-origin address the direct address delivers', async ({ visit }) => {
  const before = async (page: Visit['page']) => {
    await unreachable(page, 'firestore', 'api');
    await unreachableFirst(page, 'functions');
  };
  const opened = await visit('/contact', { before });
  const { values, calls } = await sendOn(opened);
  expect(await opened.page.getByRole('alert').count()).toBe(0);
  expect(calls).toEqual(['firestore', 'functions', 'api', 'functions']);
  expect(catalogued(opened.messages())).toEqual([
    'error: Form submission failed',
    'error: Email notification error',
  ]);
  expect(opened.failedRequests()).toHaveLength(3);
  expect(await storedRequests(values.email)).toHaveLength(1);
  await mailsOf(values.email);
});

test('a same-origin address that does not answer leaves time for the direct one', async ({ visit }) => {
  const before = async (page: Visit['page']) => {
    await silent(page, 'api');
    await unreachableFirst(page, 'functions');
  };
  const opened = await visit('/contact', { before });
  const { values, calls } = await sendOn(opened);
  expect(await opened.page.getByRole('alert').count()).toBe(0);
  expect(calls).toEqual(['firestore', 'functions', 'api', 'functions']);
  expect(catalogued(opened.messages())).toEqual(['error: Email notification error']);
  expect(opened.failedRequests()).toHaveLength(1);
  await mailsOf(values.email);
});

test('without the functions the visitor sees one error, and the request is stored in the database', async ({
  visit,
}) => {
  const opened = await visit('/contact', { before: (page) => unreachable(page, 'functions', 'api') });
  const { values, calls } = await sendOn(opened);
  const alert = opened.page.getByRole('alert');
  expect(await alert.locator('strong').allTextContents()).toEqual([failure]);
  expect(await alert.locator('p').allTextContents()).toEqual(['Please try again or contact us directly.']);
  expect(calls).toEqual(['firestore', 'functions', 'api', 'functions']);
  expect(catalogued(opened.messages())).toEqual([
    'error: Email notification error',
    'error: Email notification error',
  ]);
  expect(opened.failedRequests()).toHaveLength(3);
  expect(await storedRequests(values.email)).toHaveLength(1);
  await mailsOf(values.email);
});

test('if all calls fail, the visitor sees one error toast and then the success toast', async ({ visit }) => {
  const opened = await visit('/contact', forwardableClock);
  await unreachable(opened.page, 'firestore', 'functions', 'api');
  // Lets the page check its outbox before the sending, because a later check would send the kept request again.
  await passFirstLook(opened.page);
  const { values } = await sendOn(opened);
  expect(await opened.page.getByRole('alert').locator('strong').allTextContents()).toEqual([failure]);
  const messages = opened.messages();
  expect(catalogued(messages)).toEqual([
    'error: Form submission failed',
    'error: Email notification error',
    'error: Email notification error',
  ]);
  for (const value of [values.name, values.email, values.company, values.phone])
    expect(messages.join()).not.toContain(value);
  expect(opened.failedRequests()).toHaveLength(4);
  expect(await storedRequests(values.email)).toEqual([]);
});

test.for([
  ['an HTML page', { contentType: 'text/html', body: '<html>Please log in to this network</html>' }],
  ['an empty answer', { json: {} }],
  ['no result', { json: { result: null } }],
] as const)(
  '%s with status 200 instead of the answer is a failure, and the request is kept',
  async ([, answer], { visit }) => {
    const { page, messages, failedRequests } = await visit('/contact');
    await unreachable(page, 'firestore');
    for (const name of ['functions', 'api'] as const)
      await page.route(services[name], (route) =>
        route.fulfill({
          headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
          ...answer,
        }),
      );
    const consultation = dialogOn(page);
    await consultation.openFilled(answers());
    await consultation.send();
    await page.getByRole('alert').getByText('Email delivery failed').waitFor();
    expect(await outboxOf(page)).toHaveLength(1);
    // The open page would soon send the kept request again, so the test leaves it.
    await page.goto('about:blank');
    expect(messages().length).toBeGreaterThanOrEqual(3);
    failedRequests();
  },
);

/** Firestore is unreachable, and the function refuses each call. */
const refuse = async (page: Page, status: number, code: string) => {
  await unreachable(page, 'firestore');
  for (const name of ['functions', 'api'] as const)
    await page.route(services[name], (route) =>
      route.fulfill({
        status,
        headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
        json: { error: { status: code, message: 'Refused by the test.' } },
      }),
    );
};

test('a request that the function refuses in a flood is kept, and the visitor reads that no e-mail was sent', async ({
  visit,
}) => {
  const { page, messages, failedRequests } = await visit('/contact');
  await refuse(page, 429, 'RESOURCE_EXHAUSTED');
  const consultation = dialogOn(page);
  await consultation.openFilled(answers());
  await consultation.send();
  const alert = page.getByRole('alert');
  await alert.getByText(failure).waitFor();
  expect(await alert.locator('p').allTextContents()).toEqual(['Please try again or contact us directly.']);
  expect(await outboxOf(page)).toHaveLength(1);
  // The request has not arrived, so the box does not say so.
  expect(await page.locator('#consultation h2').textContent()).toBe(contactTexts.en.promotion.title);
  // The open page would soon send the kept request again, so the test leaves it.
  await page.goto('about:blank');
  expect(messages().length).toBeGreaterThanOrEqual(3);
  failedRequests();
});

test('a request that the function permanently refuses is not shown as sent and not kept', async ({
  visit,
}) => {
  const { page, messages, failedRequests } = await visit('/contact');
  await refuse(page, 400, 'INVALID_ARGUMENT');
  const consultation = dialogOn(page);
  const values = answers();
  await consultation.openFilled(values);
  await consultation.send();
  await page.getByRole('alert').waitFor();
  expect(await page.getByRole('alert').locator('strong').allTextContents()).toEqual(['Error']);
  expect((await page.getByRole('status').allTextContents()).join('')).toBe('');
  expect(await consultation.field('message').inputValue()).toBe(values.message);
  expect(await outboxOf(page)).toEqual([]);
  expect(messages()).toHaveLength(4);
  failedRequests();
});

test('a failed validation and an unexpected error show the error toast, and the form keeps its text', async ({
  visit,
}) => {
  const { page, messages } = await visit('/contact');
  const consultation = dialogOn(page);
  const values = answers();
  await consultation.openFilled(values);
  await consultation.field('name').focus();
  await page.evaluate(() => {
    const { normalize } = String.prototype;
    String.prototype.normalize = () => {
      String.prototype.normalize = normalize;
      throw new Error('No composition here');
    };
    const { getRandomValues } = Crypto.prototype;
    Crypto.prototype.getRandomValues = () => {
      Crypto.prototype.getRandomValues = getRandomValues;
      throw new Error('No randomness here');
    };
  });
  const alerts = page.getByRole('alert');
  for (const [index, reason] of ['No composition here', 'No randomness here'].entries()) {
    await page.keyboard.press('Enter');
    const alert = alerts.nth(index);
    await alert.waitFor();
    expect(await alert.locator('strong').textContent()).toBe('Error');
    expect(await alert.locator('p').textContent()).toBe(
      'Something went wrong. Please try again or contact us directly.',
    );
    expect(messages()).toEqual([`error: Form submission error ${reason}`]);
    expect(await consultation.field('message').inputValue()).toBe(values.message);
  }
  await consultation.send();
  await consultation.submitted.waitFor();
});
