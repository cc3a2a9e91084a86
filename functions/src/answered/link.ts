import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { TeamMailSettings } from '../mail/teamMailFrame.ts';

/**
 * The signature is an HMAC of the request id. The key of the HMAC is derived from the salt and used only for these
 * links, so no other hash that is made with the salt is a valid signature.
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
