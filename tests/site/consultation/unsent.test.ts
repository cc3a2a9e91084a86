import { company } from '@helvardar/shared/company';
import { languages } from '@helvardar/shared/languages';
import { beforeAll, expect } from 'vitest';
import { mailsOf } from '../../support/receivedMails.ts';
import { addressOf } from '../../support/site/addresses.ts';
import { expectNothingArrived, storedRequests } from '../../support/site/arrivals.ts';
import { requestClose } from '../../support/site/closeRequest.ts';
import { answers, dialogOn, dialogTexts } from '../../support/site/consultationDialog.ts';
import { callsFrom, held, unreachable, unreachableFirst } from '../../support/site/faults.ts';
import { comeBack, messageOn } from '../../support/site/unsentMessage.ts';
import { ready, test } from '../../support/site/visit.ts';
import {
  expectEmpty,
  forwardableClock,
  leave,
  lifetime,
  lookAgain,
  looked,
  outboxOf,
  passFirstLook,
  sent,
  submissionWith,
} from '../../support/site/waitingRequests.ts';
import { wakeFunctions } from '../../support/site/wakeFunctions.ts';

beforeAll(wakeFunctions);

const day = 24 * 3_600_000;

test('a request that could not be sent for seven days is shown with its text, and can be deleted', async ({
  visit,
}) => {
  const opened = await visit('/contact', forwardableClock);
  const { page } = opened;
  const values = answers();
  const consultation = dialogOn(page);
  await unreachable(page, 'firestore', 'functions', 'api');
  await consultation.openFilled(values);
  await passFirstLook(page);
  await consultation.send();
  await consultation.submitted.waitFor();
  const [{ since } = { since: Number.NaN }] = await outboxOf(page);
  const { message, deleteForGood } = messageOn(page);
  const calls = callsFrom(page);

  await page.clock.setSystemTime(since + 6.9 * day);
  await opened.goTo('/about');
  await passFirstLook(page);
  await expect.poll(() => calls).toContain('api');
  await sent(page);
  expect(await message.count()).toBe(0);
  calls.length = 0;

  await page.clock.setSystemTime(since + lifetime);
  await opened.goTo('/about');
  await passFirstLook(page);
  await message.waitFor();
  for (const value of [
    values.name,
    values.email,
    values.phone,
    values.company,
    ...values.message.split('\n'),
  ])
    expect(await message.textContent()).toContain(value);

  await deleteForGood();
  await message.waitFor({ state: 'detached' });
  await expectEmpty(page);
  await page.reload();
  await ready(page);
  await passFirstLook(page);
  await looked(page);
  expect(await message.count()).toBe(0);
  expect(calls).toEqual([]);
  await expectNothingArrived(values.email);
  opened.messages();
  opened.failedRequests();
});

test('in every language the dialog about an unsent request shows every field and how to reach the company', async ({
  visit,
}) => {
  const opened = await visit('/about');
  const { page, goTo } = opened;
  const submission = await comeBack(opened);
  for (const language of languages) {
    await goTo(addressOf('about', language));
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

test('*Send Now* sends the request once under its own id, and nothing closes the dialog meanwhile', async ({
  visit,
}) => {
  const opened = await visit('/about', { width: 360, height: 740 });
  const { page } = opened;
  const calls = callsFrom(page);
  const submission = await comeBack(opened);
  const { message, send, sending, later, remove, status } = messageOn(page);
  await message.waitFor();
  const release = await held(page, 'firestore');
  await send.click();
  await status.getByText(dialogTexts.en.submitting.wide).waitFor();
  expect(await sending.evaluate((button) => button === document.activeElement)).toBe(true);
  expect(await later.or(remove).and(page.locator(':disabled')).count()).toBe(2);
  await sending.press('Enter');
  await page.keyboard.press('Escape');
  await requestClose(page);
  expect(await message.count()).toBe(1);
  release();
  await page.getByRole('status').getByText(dialogTexts.en.toasts.success.title).waitFor();
  await message.waitFor({ state: 'detached' });
  expect(await page.getByRole('alert').count()).toBe(0);
  await expectEmpty(page);
  await mailsOf(submission.email);
  expect((await storedRequests(submission.email)).map(({ id }) => id)).toEqual([submission.request_id]);
  expect(calls).toEqual(['firestore', 'functions']);
});

test('if *Send Now* fails, the dialog says so and keeps the request for another press', async ({ visit }) => {
  const opened = await visit('/about');
  const { page } = opened;
  await unreachable(page, 'functions', 'api');
  await unreachableFirst(page, 'firestore');
  const { email } = await comeBack(opened);
  const { message, texts, send, status } = messageOn(page);
  await send.click();
  await status.getByText(texts.failed).waitFor();
  expect(await outboxOf(page)).toMatchObject([{ submission: { email } }]);
  expect(await message.getByText(email).count()).toBe(1);

  await send.click();
  await message.waitFor({ state: 'detached' });
  // Only the database got the request, so two toasts appear (docs/behaviour.md, 8).
  const { notNotified, success } = dialogTexts.en.toasts;
  await page.getByRole('alert').getByText(notNotified.title).waitFor();
  await page.getByRole('status').getByText(success.title).waitFor();
  await expectEmpty(page);
  await mailsOf(email);
  opened.messages();
  opened.failedRequests();
});

test('a permanently refused request is shown at once and not sent again by itself', async ({ visit }) => {
  const opened = await visit('/about');
  const { page } = opened;
  const calls = callsFrom(page);
  const submission = submissionWith({ project_type: 'an earlier choice' });
  await leave(page, submission);
  await lookAgain(page);
  const { message, texts, send, status } = messageOn(page);
  await message.waitFor();
  expect(await message.textContent()).toContain('an earlier choice');
  expect(calls.splice(0)).toEqual(['firestore', 'functions', 'api']);

  await page.reload();
  await message.waitFor();
  expect(calls).toEqual([]);
  await send.click();
  await status.getByText(texts.failed).waitFor();
  expect(await outboxOf(page)).toMatchObject([{ submission: { email: submission.email } }]);
  opened.messages();
  opened.failedRequests();
});

test('a request whose id belongs to another request is shown and not sent again by itself', async ({
  visit,
}) => {
  const opened = await visit('/about');
  const { page } = opened;
  const first = submissionWith();
  await leave(page, first);
  await lookAgain(page);
  await expectEmpty(page);
  await leave(page, submissionWith({ request_id: first.request_id }));
  await lookAgain(page);
  await messageOn(page).message.waitFor();
  expect(await outboxOf(page)).toMatchObject([{ refused: true }]);
  opened.messages();
  opened.failedRequests();
});

test('on a phone a close request closes the dialog for this visit, and the dialog adds nothing to the history', async ({
  visit,
}) => {
  const { page } = await visit('/about', { width: 360, height: 740 });
  const length = await page.evaluate(() => history.length);
  await leave(page, submissionWith(), Date.now() - lifetime);
  await lookAgain(page);
  const { message } = messageOn(page);
  await message.waitFor();
  expect(await page.evaluate(() => history.length)).toBe(length);
  await requestClose(page);
  await message.waitFor({ state: 'hidden' });
  expect(new URL(page.url()).pathname).toBe('/about');
  expect(await outboxOf(page)).toHaveLength(1);
});
