import { expect, test } from 'vitest';
import { teamMailSettings } from '../../../tests/support/functions/teamMailSettings.ts';
import { answerLink, requestOfLink } from './link.ts';

const [own, other] = ['abcdefghijklmnopqrst', 'ABCDEFGHIJKLMNOPQRST'];
const parametersOf = (link: string | null) => new URL(link ?? '').searchParams;
const read = (parameters: Record<string, string>) =>
  requestOfLink(teamMailSettings.salt, new URLSearchParams(parameters));
const signature = parametersOf(answerLink(teamMailSettings, own)).get('signature') ?? '';

test('a link names its request, and nothing of the person', () => {
  const link = answerLink(teamMailSettings, own);
  expect(link).toMatch(/^https:\/\/functions\.example\/answered\?request=\w{20}&signature=[\w-]{43}$/);
  expect(requestOfLink(teamMailSettings.salt, parametersOf(link))).toBe(own);
});

test.each([
  ['of another request', { request: other, signature }],
  ['without a signature', { request: own }],
  ['without a request', { signature }],
  ['cut off', { request: own, signature: signature.slice(0, -1) }],
  ['with more behind it', { request: own, signature: `${signature}A` }],
  ['in other letters', { request: own, signature: signature.toUpperCase() }],
  ['with letters of several bytes', { request: own, signature: 'é'.repeat(43) }],
  ['with a path for an id', { request: `${own}/../${other}`, signature }],
])('a link %s is refused', (_, parameters) => {
  expect(read(parameters as Record<string, string>)).toBeNull();
});

test('a link that was made with another secret is refused', () => {
  const forged = answerLink({ ...teamMailSettings, salt: 'another text' }, own);
  expect(requestOfLink(teamMailSettings.salt, parametersOf(forged))).toBeNull();
});

test('where nobody watches there is no link', () => {
  expect(answerLink({ ...teamMailSettings, answerHours: 0 }, own)).toBeNull();
});
