import type { NormalisedRequest } from '@helvardar/shared/consultationRequest';
import { expect, test } from 'vitest';
import { teamMailSettings } from '../../../../tests/support/functions/notificationSettings.ts';
import { sampleRequest } from '../../../../tests/support/samples.ts';
import { digestMail } from './digestMail.ts';

const request: NormalisedRequest = {
  ...sampleRequest,
  name: '<img src=x onerror=alert(1)>',
  email: 'anna@example.com',
  company: '"><script>alert(1)</script>',
  message: '</p><h2>2026-11-21 08:00 UTC, request forged</h2>',
};
const { mail: digest } = digestMail(
  teamMailSettings,
  [{ requestId: 'abcdefghijklmnopqrst', createdAt: new Date(0), request }],
  3,
);

test('a digest escapes what visitors write in its HTML', () => {
  const { html } = digest.message;
  for (const markup of ['<img', '<script', '<h2>2026']) expect(html).not.toContain(markup);
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(html.match(/<h2/g)).toHaveLength(1);
});

test('a digest names no file and no command, because its readers are not developers', () => {
  const { subject, text } = digest.message;
  expect(text).toContain('further emails like this one: 2.');
  expect(`${subject}${text}`).not.toMatch(/npm|\.env|functions\//);
});

test('each request in a digest begins with the name, the time in Basel and how to answer', () => {
  const { text, html } = digest.message;
  expect(text).toContain(
    `${request.name}, 1 January 1970 at 01:00\nPlease write, in German, within 24 hours of the request.\n`,
  );
  expect(html).toContain('href="mailto:anna@example.com"');
});

test('the headers of a digest contain nothing that visitors write', () => {
  const { message, ...headers } = digest;
  expect(message.subject).toBe('Further consultation requests: 1');
  expect(JSON.stringify(headers)).not.toMatch(/anna@|img|script/);
});
