import { beforeAll, expect } from 'vitest';
import { mailsOf } from '../../support/receivedMails.ts';
import { storedRequests } from '../../support/site/arrivals.ts';
import { answers, dialogOn } from '../../support/site/consultationDialog.ts';
import { callsFrom, held } from '../../support/site/faults.ts';
import { test } from '../../support/site/visit.ts';
import { comeOnline, expectEmpty, forwardableClock } from '../../support/site/waitingRequests.ts';
import { wakeFunctions } from '../../support/site/wakeFunctions.ts';

beforeAll(wakeFunctions);

test('clicks in quick succession send one request', async ({ visit }) => {
  const { page } = await visit('/contact');
  const calls = callsFrom(page);
  const consultation = dialogOn(page);
  const values = answers();
  await consultation.openFilled(values);
  await consultation.sendButton.evaluate((button) => {
    for (let clicks = 0; clicks < 3; clicks++) (button as HTMLButtonElement).click();
  });
  await consultation.submitted.waitFor();
  expect(await storedRequests(values.email)).toHaveLength(1);
  await mailsOf(values.email);
  expect(calls).toEqual(['firestore', 'functions']);
});

test('repeated Enter while submitting sends one request', async ({ visit }) => {
  const { page } = await visit('/contact');
  const calls = callsFrom(page);
  const consultation = dialogOn(page);
  const values = answers();
  await consultation.openFilled(values);
  const release = await held(page, 'firestore');
  await consultation.field('name').focus();
  for (let presses = 0; presses < 5; presses++) await page.keyboard.press('Enter');
  await consultation.submitting.waitFor();
  for (let presses = 0; presses < 5; presses++) await page.keyboard.press('Enter');
  release();
  await consultation.submitted.waitFor();
  await page.keyboard.press('Enter');
  expect(await storedRequests(values.email)).toHaveLength(1);
  await mailsOf(values.email);
  expect(calls).toEqual(['firestore', 'functions']);
});

test('a request whose page is reloaded while it is sent arrives once', async ({ visit }) => {
  const { page, messages, failedRequests } = await visit('/contact');
  const consultation = dialogOn(page);
  const values = answers();
  await consultation.openFilled(values);
  const release = await held(page, 'functions');
  await consultation.send();
  await expect.poll(() => storedRequests(values.email)).toHaveLength(1);
  await page.reload();
  release();
  await mailsOf(values.email);
  await expectEmpty(page);
  expect(await storedRequests(values.email)).toHaveLength(1);
  // Discards the errors of the second attempt, which the database refuses.
  messages();
  failedRequests();
});

test('a request that is being sent is not sent again when the browser comes online', async ({ visit }) => {
  const { page } = await visit('/contact', forwardableClock);
  const calls = callsFrom(page);
  const consultation = dialogOn(page);
  await consultation.openFilled(answers());
  const release = await held(page, 'firestore');
  await consultation.send();
  await consultation.submitting.waitFor();
  await comeOnline(page);
  release();
  await consultation.submitted.waitFor();
  expect(calls).toEqual(['firestore', 'functions']);
});
