import { expect, test, vi } from 'vitest';
import { region } from '../../shared/callable.ts';
import { loadFunctions } from './deployedFunctions.ts';

test.each([
  ['extension', true],
  ['smtp', false],
] as const)(
  'with delivery by %s all functions run in one region, triggers are retried, and one sends',
  async (MAIL_DELIVERY, omitted) => {
    vi.resetModules();
    const { deleteExpiredRequests, deliverMail, onConsultationRequestCreated, send } = await loadFunctions({
      MAIL_DELIVERY,
    });
    const endpoints = {
      deleteExpiredRequests: deleteExpiredRequests.__endpoint,
      deliverMail: deliverMail.__endpoint,
      onConsultationRequestCreated: onConsultationRequestCreated.__endpoint,
      notification: send.consultation.notification.__endpoint,
    };
    for (const endpoint of Object.values(endpoints)) expect(endpoint.region).toEqual([region]);
    expect(endpoints.onConsultationRequestCreated.eventTrigger).toMatchObject({ retry: true });
    expect(endpoints.deliverMail.eventTrigger).toMatchObject({ retry: true });
    expect(endpoints.deliverMail.omit).toBe(omitted);
    expect(endpoints.notification.callableTrigger).toEqual({});
  },
);
