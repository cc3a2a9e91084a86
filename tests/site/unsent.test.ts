import { company } from '@helvardar/shared/company';
import { type Language, languages } from '@helvardar/shared/languages';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect } from 'vitest';
import { expectNothingArrived } from './arrivals.ts';
import { answers, dialogOn, dialogTexts } from './consultationDialog.ts';
import { callsFrom, unreachable } from './faults.ts';
import { ready, test, type Visit } from './visit.ts';
import {
  expectEmpty,
  leave,
  lookAgain,
  outboxOf,
  readable,
  readInto,
  submissionWith,
} from './waitingRequests.ts';
import { wakeFunctions } from './wakeFunctions.ts';

beforeAll(wakeFunctions);

const paths = { en: '/about', de: '/de/about', fr: '/fr/about' } as const;

/** The message about a request that could not be sent, as its visitor meets it. */
const messageOn = (page: Page, language: Language = 'en') => {
  const texts = dialogTexts[language].unsent;
  const message = page.getByRole('dialog', { name: texts.title });
  const button = (name: 'copy' | 'later' | 'delete') =>
    message.getByRole('button', { name: texts[name], exact: true });
  return { message, texts, copy: button('copy'), later: button('later'), remove: button('delete') };
};

/** A visitor in whose browser a request is left that will not be sent again. */
const comeBack = async ({ page }: Visit, submission = submissionWith()) => {
  await leave(page, submission, { over: true });
  await lookAgain(page);
  return submission;
};

const day = 24 * 3_600_000;

test('what could not be sent in seven days is shown with its text, and leaves the browser when told to', async ({
  visit,
}) => {
  const opened = await visit('/contact', readable);
  const { page } = opened;
  const start = Date.now();
  const values = answers();
  const consultation = dialogOn(page);
  await unreachable(page, 'firestore', 'functions', 'api');
  await consultation.open();
  await consultation.fill(values);
  await readInto(page);
  await consultation.send();
  await consultation.submitted.waitFor();
  const { message, remove } = messageOn(page);

  for (const days of [6.1, 7]) {
    const [{ tries } = { tries: 0 }] = await outboxOf(page);
    await page.clock.setSystemTime(start + days * day);
    await opened.goTo('/about');
    await readInto(page);
    await expect.poll(() => outboxOf(page)).toMatchObject([{ tries: tries + 1 }]);
    await page.waitForTimeout(500);
    expect(await message.count()).toBe(0);
  }
  await page.clock.setSystemTime(start + 7.2 * day);
  await opened.goTo('/about');
  await readInto(page);
  await message.waitFor();
  for (const value of [
    values.name,
    values.email,
    values.phone,
    values.company,
    ...values.message.split('\n'),
  ])
    expect(await message.textContent()).toContain(value);

  await remove.click();
  await message.waitFor({ state: 'detached' });
  await expectEmpty(page);
  const calls = callsFrom(page);
  await page.reload();
  await ready(page);
  await readInto(page);
  await page.waitForTimeout(500);
  expect(await message.count()).toBe(0);
  expect(calls).toEqual([]);
  await expectNothingArrived(values.email);
  opened.messages();
  opened.failedRequests();
});

test('in every language it names every answer and the ways to the company', async ({ visit }) => {
  const opened = await visit('/about');
  const { page, goTo } = opened;
  const submission = await comeBack(opened);
  for (const language of languages) {
    await goTo(paths[language]);
    const { message, texts } = messageOn(page, language);
    await message.waitFor();
    const text = (await message.textContent()) ?? '';
    expect(text).toContain(texts.text);
    const { fields, projectTypes, contactMethods } = dialogTexts[language];
    for (const shown of [
      ...[fields.name, submission.name, fields.email, submission.email, fields.phone, submission.phone],
      ...[fields.company, submission.company, fields.message, submission.message],
      ...[fields.project_type, projectTypes.cloud_solutions, fields.budget_range],
      ...[fields.preferred_contact_method, contactMethods.email],
    ])
      expect(text).toContain(shown);
    expect(text).not.toMatch(new RegExp(`${submission.request_id}|honeypot|cloud_solutions|15k_50k|\\{\\{`));
    const addresses = await message
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
    expect(addresses).toEqual([`mailto:${company.email}`, `tel:${company.phone.replaceAll(' ', '')}`]);
  }
});

test('what the function refuses for good is shown at once and not tried again', async ({ visit }) => {
  const opened = await visit('/about');
  const { page } = opened;
  const calls = callsFrom(page);
  const submission = submissionWith({ project_type: 'an earlier choice' });
  await leave(page, submission);
  await lookAgain(page);
  const { message } = messageOn(page);
  await message.waitFor();
  expect(await message.textContent()).toContain('an earlier choice');
  expect(calls).toEqual(['firestore', 'functions', 'api']);

  await page.reload();
  await message.waitFor();
  expect(calls).toEqual(['firestore', 'functions', 'api']);
  opened.messages();
  opened.failedRequests();
});

test('an id that belongs to another request is not tried again either', async ({ visit }) => {
  const opened = await visit('/about');
  const { page } = opened;
  const first = submissionWith();
  await leave(page, first);
  await lookAgain(page);
  await expectEmpty(page);
  await leave(page, submissionWith({ request_id: first.request_id }));
  await lookAgain(page);
  await messageOn(page).message.waitFor();
  expect(await outboxOf(page)).toMatchObject([{ over: true }]);
  opened.messages();
  opened.failedRequests();
});

describe('the message', () => {
  test('that is put off comes again on the next visit, and not before', async ({ visit }) => {
    const opened = await visit('/about');
    const { page, goTo } = opened;
    await comeBack(opened);
    const { message, later } = messageOn(page);
    const ways = {
      'the button': () => later.click(),
      Escape: () => page.keyboard.press('Escape'),
      'a click beside it': () => page.mouse.click(4, 4),
    };
    for (const [way, putOff] of Object.entries(ways)) {
      await message.waitFor();
      await putOff();
      await message.waitFor({ state: 'detached' });
      await lookAgain(page);
      await page.waitForTimeout(1_000);
      expect(await message.count(), way).toBe(0);
      await goTo('/about');
    }
    await message.waitFor();
  });

  test('shows several requests one after the other', async ({ visit }) => {
    const opened = await visit('/about');
    const { page } = opened;
    const first = submissionWith();
    await leave(page, first, { over: true, since: 1 });
    const second = await comeBack(opened);
    const { message, remove } = messageOn(page);
    for (const { email } of [first, second]) {
      await message.getByText(email).waitFor();
      expect(await message.count()).toBe(1);
      await remove.click();
    }
    await expectEmpty(page);
    await message.waitFor({ state: 'detached' });
  });

  test('is shown in one tab, and in another one when that is closed', async ({ visit }) => {
    const opened = await visit('/about', readable);
    const { page } = opened;
    const tab = await page.context().newPage();
    await tab.goto('/careers');
    await ready(tab);
    await readInto(tab);
    await comeBack(opened);
    await messageOn(page).message.waitFor();
    await lookAgain(tab);
    await tab.waitForTimeout(1_000);
    expect(await messageOn(tab).message.count()).toBe(0);

    await page.goto('about:blank');
    // The browser takes a moment to notice that the first tab no longer shows it.
    await expect
      .poll(async () => {
        await lookAgain(tab);
        return messageOn(tab).message.isVisible();
      })
      .toBe(true);
  });

  test('waits until the visitor has finished with the form', async ({ visit }) => {
    const opened = await visit('/contact');
    const { page } = opened;
    const consultation = dialogOn(page);
    await consultation.open();
    await comeBack(opened);
    await page.waitForTimeout(1_000);
    const { message } = messageOn(page);
    expect(await message.count()).toBe(0);
    await consultation.cancelButton.click();
    await message.waitFor();
  });

  test('copies the whole text, and says so', async ({ visit }) => {
    const opened = await visit('/about', { permissions: ['clipboard-read', 'clipboard-write'] });
    const { page } = opened;
    const { name, message: written } = await comeBack(opened);
    const { message, copy, texts } = messageOn(page);
    await copy.click();
    await message.getByRole('status').getByText(texts.copied).waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain(`Full Name: ${name}\n`);
    expect(copied).toContain(written);
  });

  test('marks the text where the browser lets nobody copy', async ({ visit }) => {
    const opened = await visit('/about', {
      before: (page) =>
        page.addInitScript(() => {
          Clipboard.prototype.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
        }),
    });
    const { page } = opened;
    const { message: written } = await comeBack(opened);
    const { message, copy, texts } = messageOn(page);
    await copy.click();
    await message.getByRole('status').getByText(texts.marked).waitFor();
    expect(await page.evaluate(() => String(getSelection()))).toContain(written);
  });
});
