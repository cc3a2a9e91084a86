import { expect, test, vi } from 'vitest';
import { region } from '../../../shared/endpoints.ts';
import { loadFunctions } from '../../support/functions/deployedFunctions.ts';

test.each([
  ['extension', true],
  ['smtp', false],
] as const)(
  'with MAIL_DELIVERY=%s all functions run in one region, triggers are retried, and only one delivery sends',
  async (MAIL_DELIVERY, omitted) => {
    vi.resetModules();
    const { answered, deliverMail, reconcile, onConsultationRequestCreated, send } = await loadFunctions({
      MAIL_DELIVERY,
    });
    const endpoints = {
      answered: answered.__endpoint,
      reconcile: reconcile.__endpoint,
      deliverMail: deliverMail.__endpoint,
      onConsultationRequestCreated: onConsultationRequestCreated.__endpoint,
      notification: send.consultation.notification.__endpoint,
    };
    for (const endpoint of Object.values(endpoints)) expect(endpoint.region).toEqual([region]);
    expect(endpoints.onConsultationRequestCreated.eventTrigger).toMatchObject({ retry: true });
    expect(endpoints.deliverMail.eventTrigger).toMatchObject({ retry: true });
    expect(endpoints.deliverMail.omit).toBe(omitted);
    expect(endpoints.notification.callableTrigger).toEqual({});
    expect(endpoints.answered.httpsTrigger).toEqual({});
  },
);

test('every function has limits of instances, concurrency, memory and time', async () => {
  const { send, ...functions } = await loadFunctions({ MAIL_DELIVERY: 'smtp' });
  const endpoints = [...Object.values(functions), send.consultation.notification].map(
    ({ __endpoint }) => __endpoint,
  );
  expect(endpoints).toHaveLength(5);
  for (const endpoint of endpoints) {
    expect(endpoint).toMatchObject({
      concurrency: expect.any(Number),
      availableMemoryMb: expect.any(Number),
      maxInstances: expect.any(Number),
      timeoutSeconds: expect.any(Number),
    });
    // Measured: 120 MB for the loaded code and 3 MB per call.
    const needed = 120 + 3 * Number(endpoint.concurrency);
    expect(Number(endpoint.availableMemoryMb)).toBeGreaterThan(2 * needed);
  }
});

test('at most as many SMTP sessions are open at once as a provider allows, and reconciliation runs once at a time', async () => {
  const { deliverMail, reconcile } = await loadFunctions({ MAIL_DELIVERY: 'smtp' });
  const atOnce = ({ maxInstances, concurrency }: typeof deliverMail.__endpoint): number =>
    Number(maxInstances) * Number(concurrency);
  expect(atOnce(deliverMail.__endpoint)).toBeLessThanOrEqual(20);
  expect(atOnce(reconcile.__endpoint)).toBe(1);
});
