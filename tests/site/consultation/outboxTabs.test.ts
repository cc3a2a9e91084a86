import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { build } from 'vite';
import { beforeAll, expect } from 'vitest';
import { mailsOf } from '../../support/receivedMails.ts';
import { callsFrom, held, services } from '../../support/site/faults.ts';
import { scriptRun } from '../../support/site/settled.ts';
import { ready, test } from '../../support/site/visit.ts';
import {
  expectEmpty,
  forwardableClock,
  leave,
  lookAgain,
  looked,
  outboxOf,
  passFirstLook,
  submissionWith,
} from '../../support/site/waitingRequests.ts';
import { wakeFunctions } from '../../support/site/wakeFunctions.ts';

beforeAll(wakeFunctions);

/** Opens a page in every tab, and lets each page check the outbox. */
const openAbout = async (tabs: Page[]) => {
  await Promise.all(tabs.map((tab) => tab.goto('/about').then(() => ready(tab))));
  await Promise.all(tabs.map(passFirstLook));
};

test('two tabs send a waiting request once', async ({ visit }) => {
  const { page } = await visit('/about', forwardableClock);
  const submission = submissionWith();
  await leave(page, submission);
  await page.goto('about:blank');
  const tabs = [await page.context().newPage(), await page.context().newPage()];
  const calls = tabs.map(callsFrom);
  await openAbout(tabs);
  await mailsOf(submission.email);
  for (const tab of tabs) await expectEmpty(tab);
  expect(calls.flat()).toEqual(['firestore', 'functions']);
});

test('a tab that opens while another sends waiting requests does not send them', async ({ visit }) => {
  const { page } = await visit('/about', forwardableClock);
  await leave(page, submissionWith());
  const release = await held(page, 'firestore');
  const asked = page.waitForRequest(services.firestore);
  await lookAgain(page);
  await asked;
  const tab = await page.context().newPage();
  const calls = callsFrom(tab);
  await openAbout([tab]);
  await scriptRun(tab, 'send');
  await looked(tab);
  expect(calls).toEqual([]);
  release();
  await expectEmpty(page);
});

/** Returns the module `outbox.ts`, built as a script that a test can run in a page. */
const outboxScript = async (): Promise<string> => {
  const entry = fileURLToPath(new URL('../../../web/src/consultation/sending/outbox.ts', import.meta.url));
  const [built] = [
    await build({
      configFile: false,
      logLevel: 'silent',
      build: { write: false, lib: { entry, name: 'outbox', formats: ['iife'] } },
    }),
  ].flat();
  if (!built || !('output' in built)) throw new Error('Expected a built script, got a watcher');
  return built.output[0].code;
};

test('two tabs that keep sixty requests lose none', async ({ visit }) => {
  const { page } = await visit('/about');
  const other = await page.context().newPage();
  // No script runs at this address, so nothing sends waiting requests.
  await page.goto('/robots.txt');
  await other.goto('/robots.txt');
  const script = await outboxScript();
  const keepThirty = (tab: Page, name: string) =>
    tab.evaluate(`(async () => {
      ${script}
      for (let number = 10; number < 40; number++) {
        outbox.keep({ request_id: '${name}'.repeat(18) + number });
        await scheduler.postTask(() => undefined);
      }
    })()`);
  await Promise.all([keepThirty(page, 'a'), keepThirty(other, 'b')]);
  for (const tab of [page, other]) await expect.poll(() => outboxOf(tab)).toHaveLength(60);
});
