import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { TeamMailSettings } from '../mail/teamMailFrame.ts';

/**
 * The HMAC of a request id. Its key is derived from the salt for these links alone, so no other hash that is made with
 * the salt is a valid signature.
 */
const signatureOf = (salt: string, requestId: string): string =>
  createHmac('sha256', Buffer.from(hkdfSync('sha256', salt, '', 'Mark as answered', 32)))
    .update(requestId)
    .digest('base64url');

/** The link *Mark as answered* for the team; null if answers are not tracked (`answerHours` is 0). */
export const answerLink = (settings: TeamMailSettings, requestId: string): string | null => {
  const { answerHours, answerAddress, salt } = settings;
  const parameters = { request: requestId, signature: signatureOf(salt, requestId) };
  return answerHours === 0 ? null : `${answerAddress}?${new URLSearchParams(parameters)}`;
};

/** The request id in the parameters of a link; null if the signature is invalid. */
export const requestOfLink = (salt: string, parameters: URLSearchParams): string | null => {
  const requestId = parameters.get('request') ?? '';
  const given = Buffer.from(parameters.get('signature') ?? '');
  const expected = Buffer.from(signatureOf(salt, requestId));
  return given.length === expected.length && timingSafeEqual(given, expected) ? requestId : null;
};
