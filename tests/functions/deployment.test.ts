import { expect, test } from 'vitest';
import { region } from '../../shared/callable.ts';
import { loadFunctions } from './deployedFunctions.ts';

test('in production all functions run in one region, triggers are retried, and the extension delivers', async () => {
  const { deleteExpiredRequests, deliverMail, onConsultationRequestCreated, send } = await loadFunctions();
  const endpoints = {
    deleteExpiredRequests: deleteExpiredRequests.__endpoint,
    deliverMail: deliverMail.__endpoint,
    onConsultationRequestCreated: onConsultationRequestCreated.__endpoint,
    notification: send.consultation.notification.__endpoint,
  };
  for (const endpoint of Object.values(endpoints)) expect(endpoint.region).toEqual([region]);
  expect(endpoints.onConsultationRequestCreated.eventTrigger).toMatchObject({ retry: true });
  expect(endpoints.deliverMail.eventTrigger).toMatchObject({ retry: true });
  expect(endpoints.deliverMail.omit).toBe(true);
  expect(endpoints.notification.callableTrigger).toEqual({});
});
