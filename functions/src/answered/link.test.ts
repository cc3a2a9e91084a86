import { expect, test } from 'vitest';
import { teamMailSettings } from '../../../tests/support/functions/teamMailSettings.ts';
import { answerLink, requestOfLink } from './link.ts';

const [own, other] = ['abcdefghijklmnopqrst', 'ABCDEFGHIJKLMNOPQRST'];
const parametersOf = (link: string | null) => new URL(link ?? '').searchParams;
const read = (parameters: Record<string, string>) =>
  requestOfLink(teamMailSettings.salt, new URLSearchParams(parameters));
const signature = parametersOf(answerLink(teamMailSettings, own)).get('signature') ?? '';

test('a link contains the request id, and no personal data', () => {
  const link = answerLink(teamMailSettings, own);
  expect(link).toMatch(/^https:\/\/functions\.example\/answered\?request=\w{20}&signature=[\w-]{43}$/);
  expect(requestOfLink(teamMailSettings.salt, parametersOf(link))).toBe(own);
});

test.each([
  ['of another request', { request: other, signature }],
  ['without a signature', { request: own }],
  ['without a request', { signature }],
  ['cut off', { request: own, signature: signature.slice(0, -1) }],
  ['with a character appended', { request: own, signature: `${signature}A` }],
  ['in upper case', { request: own, signature: signature.toUpperCase() }],
  ['with multi-byte letters', { request: own, signature: 'é'.repeat(43) }],
  ['with a path in place of the id', { request: `${own}/../${other}`, signature }],
])('a link %s is refused', (_, parameters) => {
  expect(read(parameters as Record<string, string>)).toBeNull();
});

test('a link that was signed with another secret is refused', () => {
  const forged = answerLink({ ...teamMailSettings, salt: 'another text' }, own);
  expect(requestOfLink(teamMailSettings.salt, parametersOf(forged))).toBeNull();
});

test('with ANSWER_HOURS=0 there is no link', () => {
  expect(answerLink({ ...teamMailSettings, answerHours: 0 }, own)).toBeNull();
});
