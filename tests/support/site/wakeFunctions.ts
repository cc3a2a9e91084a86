import { notificationPath } from '@helvardar/shared/endpoints';
import { expect, vi } from 'vitest';
import { newRequestId } from '../../../web/src/consultation/sending/requestId.ts';
import { mailsAbout } from '../receivedMails.ts';
import { answers } from './consultationDialog.ts';
import { site } from './visit.ts';

const wake = async (): Promise<void> => {
  const values = answers({ preferred_contact_method: 'email' });
  const data = { ...values, honeypot: '', language: 'en', request_id: newRequestId() };
  const response = await fetch(`${site}${notificationPath}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data }),
  });
  if (!response.ok) throw new Error(`Expected the function to take a request, got ${response.status}`);
  await vi.waitFor(async () => expect(await mailsAbout(values.email)).toHaveLength(2), {
    timeout: 50_000,
    interval: 200,
  });
};

let woken: Promise<void> | undefined;

/**
 * Sends a request without a browser and waits for its e-mails. Tests call this first, because on a busy machine the
 * first call of an emulated function takes longer than the site's time limit.
 */
export const wakeFunctions = (): Promise<void> => {
  woken ??= wake();
  return woken;
};
