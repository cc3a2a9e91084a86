import { describe, expect } from 'vitest';
import { answers, dialogOn } from '../../support/site/consultationDialog.ts';
import { type Service, silent } from '../../support/site/faults.ts';
import { stopClock, withClock } from '../../support/site/sendInVain.ts';
import { test } from '../../support/site/visit.ts';

/** The seconds follow from docs/behaviour.md, 7: one call may take 8 s, and all calls together 20 s. */
const cases: { services: Service[]; seconds: number; alerts: string[]; messages: string[] }[] = [
  {
    services: ['firestore'],
    seconds: 8,
    alerts: [],
    messages: ['error: Form submission failed No answer within 8000 ms'],
  },
  {
    services: ['functions', 'api'],
    seconds: 16,
    alerts: ['Email delivery failed'],
    messages: ['error: Email notification error', 'error: Email notification error'],
  },
  {
    services: ['firestore', 'functions', 'api'],
    seconds: 20,
    alerts: ['Email delivery failed'],
    messages: [
      'error: Form submission failed No answer within 8000 ms',
      'error: Email notification error',
      'error: Email notification error',
    ],
  },
];

describe.concurrent('while services accept calls and never answer', () => {
  test.for(cases)(
    '($services) the visitor waits $seconds s',
    async ({ services, seconds, alerts, messages }, { visit }) => {
      const opened = await visit('/contact', {
        ...withClock,
        before: (page) => silent(page, ...services),
      });
      const { page } = opened;
      const consultation = dialogOn(page);
      await consultation.openFilled(answers());
      await stopClock(page);
      const isFirstSilent = (address: string) =>
        services.includes('firestore') || address.endsWith('/send-consultation-notification');
      const waits = page.waitForRequest(
        (request) => request.method() === 'POST' && isFirstSilent(request.url()),
      );
      await consultation.send();
      await waits;

      await page.clock.runFor(1_000 * seconds - 1);
      expect(await consultation.submitting.isVisible()).toBe(true);
      await page.clock.runFor(1);
      await consultation.submitted.waitFor();
      await page.clock.runFor(1_500);
      await page.getByRole('status').getByText('Request Submitted Successfully!').waitFor();
      expect(await page.getByRole('alert').locator('strong').allTextContents()).toEqual(alerts);
      const said = opened.messages();
      expect(said).toHaveLength(messages.length);
      messages.forEach((message, index) => {
        expect(said[index]).toMatch(new RegExp(`^${message}`));
      });
      opened.failedRequests();
    },
  );
});
