import { company } from '@helvardar/shared/company';
import { languages } from '@helvardar/shared/languages';
import { beforeAll, expect } from 'vitest';
import { addressOf } from '../../support/site/addresses.ts';
import { expectNothingArrived } from '../../support/site/arrivals.ts';
import { answers, dialogOn, dialogTexts } from '../../support/site/consultationDialog.ts';
import { callsFrom, unreachable } from '../../support/site/faults.ts';
import { comeBack, messageOn } from '../../support/site/unsentMessage.ts';
import { ready, test } from '../../support/site/visit.ts';
import {
  expectEmpty,
  forwardableClock,
  leave,
  longerThanLook,
  lookAgain,
  outboxOf,
  passFirstLook,
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
  const start = Date.now();
  const values = answers();
  const consultation = dialogOn(page);
  await unreachable(page, 'firestore', 'functions', 'api');
  await consultation.openFilled(values);
  await passFirstLook(page);
  await consultation.send();
  await consultation.submitted.waitFor();
  const { message, remove } = messageOn(page);

  for (const days of [6.1, 7]) {
    const [{ tries } = { tries: 0 }] = await outboxOf(page);
    await page.clock.setSystemTime(start + days * day);
    await opened.goTo('/about');
    await passFirstLook(page);
    await expect.poll(() => outboxOf(page)).toMatchObject([{ tries: tries + 1 }]);
    await page.waitForTimeout(longerThanLook);
    expect(await message.count()).toBe(0);
  }
  await page.clock.setSystemTime(start + 7.2 * day);
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

  await remove.click();
  await message.waitFor({ state: 'detached' });
  await expectEmpty(page);
  const calls = callsFrom(page);
  await page.reload();
  await ready(page);
  await passFirstLook(page);
  await page.waitForTimeout(longerThanLook);
  expect(await message.count()).toBe(0);
  expect(calls).toEqual([]);
  await expectNothingArrived(values.email);
  opened.messages();
  opened.failedRequests();
});

test('in every language the dialog shows every field and how to reach the company', async ({ visit }) => {
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

test('a permanently refused request is shown at once and not sent again', async ({ visit }) => {
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

test('a request whose id belongs to another one is not sent again either', async ({ visit }) => {
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

test('on a phone going back closes the dialog for this visit and stays on the page', async ({ visit }) => {
  const { page } = await visit('/about', { width: 360, height: 740 });
  await leave(page, submissionWith(), { over: true });
  await lookAgain(page);
  const { message } = messageOn(page);
  await message.waitFor();
  await page.goBack();
  await message.waitFor({ state: 'hidden' });
  expect(new URL(page.url()).pathname).toBe('/about');
  expect(await outboxOf(page)).toHaveLength(1);
});
