import { expect, test, vi } from 'vitest';
import { emulatorSets, host } from '../../../emulators/configuration.ts';
import { newRequestId } from '../../../web/src/consultation/sending/requestId.ts';
import {
  nothing,
  oneOfEach,
  quietDatabase,
  quietProject,
  traces,
} from '../../support/functions/databases.ts';
import { loadFunctions, serve } from '../../support/functions/deployedFunctions.ts';
import { post } from '../../support/functions/functionClient.ts';
import { newSubmission } from '../../support/functions/submissions.ts';

const siteOrigins = ['https://www.site.example', 'https://site.example'];

const { send } = await loadFunctions({
  // Each count is stored under a hash that depends on this salt, so with a new salt all counts start at zero.
  ADDRESS_SALT: newRequestId(),
  CONFIRMATION_DAILY_LIMIT_PER_SOURCE: '1',
  SITE_ORIGINS: siteOrigins.join(','),
  FIREBASE_DEBUG_MODE: 'true',
  FIREBASE_DEBUG_FEATURES: '{"skipTokenVerification":true}',
});
const address = await serve(send.consultation.notification);

const confirmed = async (headers: Record<string, string>): Promise<boolean> => {
  const submission = newSubmission();
  const { status } = await post({ data: submission }, address, headers);
  expect(status).toBe(200);
  const found = await traces(quietDatabase, submission);
  expect(found).toMatchObject({ ...oneOfEach, visitor: expect.any(Number) });
  return found.visitor === 1;
};
const from = (...addresses: string[]) => ({ 'x-forwarded-for': addresses.join(', ') });

test.each<[string, (address: string) => Record<string, string>]>([
  ['an address before it', (address) => from(address, '203.0.113.7')],
  [
    'addresses of itself, behind Hosting,',
    (address) => ({
      ...from(address, address, '203.0.113.30'),
      ...{ 'fastly-client-ip': address, 'x-real-ip': address, 'true-client-ip': address },
      forwarded: `for=${address}`,
    }),
  ],
])('the network is the last forwarded address, if a client says %s too', async (_, says) => {
  expect(await confirmed(says('198.51.100.1'))).toBe(true);
  expect(await confirmed(says('198.51.100.2'))).toBe(false);
});

test('an answer names the network by a code, which a client cannot choose', async () => {
  const codeOf = async (...addresses: string[]) => {
    const headers = { 'content-type': 'application/json', ...from(...addresses) };
    const answer = await fetch(address, { method: 'POST', headers, body: '{"data":{}}' });
    return answer.headers.get('x-network');
  };
  const code = await codeOf('198.51.100.1', '203.0.113.7');
  expect(code).toMatch(/^[0-9a-f]{8}$/);
  expect(await codeOf('198.51.100.2', '203.0.113.7')).toBe(code);
  expect(await codeOf('198.51.100.1', '203.0.113.8')).not.toBe(code);
});

test('a valid App Check token lifts the limit of the network', async () => {
  const token = ['{}', '{"sub":"app"}', ''].map((part) => Buffer.from(part).toString('base64url')).join('.');
  expect(await confirmed(from('203.0.113.20'))).toBe(true);
  expect(await confirmed(from('203.0.113.20'))).toBe(false);
  expect(await confirmed({ ...from('203.0.113.20'), 'x-firebase-appcheck': token })).toBe(true);
});

const preflight = async (origin: string): Promise<string | null> => {
  const response = await fetch(address, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    },
  });
  return response.headers.get('access-control-allow-origin');
};
test.each([...siteOrigins, `https://${quietProject}.web.app`, `https://${quietProject}.firebaseapp.com`])(
  'pages of %s may call the function',
  async (origin) => {
    expect(await preflight(origin)).toBe(origin);
  },
);
test.each([
  'https://example.com',
  'http://www.site.example',
  'https://www.site.example.evil.example',
  'https://other.site.example',
  'http://localhost.evil.example:80',
  'http://localhost:5173',
  `http://${host}:${emulatorSets.local.ports.hosting}`,
  'null',
])('pages of %s may not call the function', async (origin) => {
  expect(await preflight(origin)).toBeNull();
});

test('the site’s own pages can read the answer to a refused body', async () => {
  const submission = newSubmission({ message: 'x'.repeat(100_000) });
  const origin = 'https://www.site.example';
  const response = await fetch(address, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify({ data: submission }),
  });
  expect(response.status).toBe(400);
  expect(response.headers.get('access-control-allow-origin')).toBe(origin);
  expect(await traces(quietDatabase, submission)).toEqual(nothing);
});

test('if App Check is enforced, a call without a valid token is refused and does nothing', async () => {
  vi.resetModules();
  const enforced = await loadFunctions({ APP_CHECK: 'enforced', FIREBASE_DEBUG_FEATURES: '{}' });
  const closed = await serve(enforced.send.consultation.notification);
  const submission = newSubmission();
  for (const headers of [{}, { 'x-firebase-appcheck': 'no token' }] as Record<string, string>[])
    expect(await post({ data: submission }, closed, headers)).toMatchObject({
      status: 401,
      body: { error: { status: 'UNAUTHENTICATED' } },
    });
  expect(await traces(quietDatabase, submission)).toEqual(nothing);
});
