import { expect, test, vi } from 'vitest';
import { region } from '../../../shared/endpoints.ts';
import { loadFunctions } from '../../support/functions/deployedFunctions.ts';

/** What a deployment reads of each function. */
const endpointsWith = async (MAIL_DELIVERY: string) => {
  vi.resetModules();
  const { send, ...functions } = await loadFunctions({ MAIL_DELIVERY });
  const all = { ...functions, notification: send.consultation.notification };
  const endpoints = Object.entries(all).map(([name, { __endpoint }]) => [name, __endpoint]);
  return Object.fromEntries(endpoints) as Record<keyof typeof all, typeof all.reconcile.__endpoint>;
};

test.each([
  ['extension', true],
  ['smtp', false],
])(
  'with MAIL_DELIVERY=%s all functions run in one region, triggers are retried, and only one delivery sends',
  async (delivery, omitted) => {
    const endpoints = await endpointsWith(delivery);
    for (const endpoint of Object.values(endpoints)) expect(endpoint.region).toEqual([region]);
    expect(endpoints).toMatchObject({
      onConsultationRequestCreated: { eventTrigger: { retry: true } },
      deliverMail: { eventTrigger: { retry: true }, omit: omitted },
      notification: { callableTrigger: {} },
      answered: { httpsTrigger: {} },
    });
  },
);

test('every function has limits of instances, concurrency, memory and time', async () => {
  const endpoints = Object.values(await endpointsWith('smtp'));
  expect(endpoints).toHaveLength(5);
  for (const { concurrency, availableMemoryMb, maxInstances, timeoutSeconds } of endpoints) {
    for (const limit of [concurrency, availableMemoryMb, maxInstances, timeoutSeconds])
      expect(limit).toEqual(expect.any(Number));
    // Measured: 120 MB for the loaded code and 3 MB per call.
    const needed = 120 + 3 * Number(concurrency);
    expect(Number(availableMemoryMb)).toBeGreaterThan(2 * needed);
  }
});

test('at most as many SMTP sessions are open at once as a provider allows, and reconciliation runs once at a time', async () => {
  const { deliverMail, reconcile } = await endpointsWith('smtp');
  const [sessions, runs] = [deliverMail, reconcile].map(
    ({ maxInstances, concurrency }) => Number(maxInstances) * Number(concurrency),
  );
  expect(sessions).toBeLessThanOrEqual(20);
  expect(runs).toBe(1);
});
