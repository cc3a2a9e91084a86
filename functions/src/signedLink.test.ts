import { expect, test } from 'vitest';
import { teamMailSettings } from '../../tests/support/functions/notificationSettings.ts';
import { readLink, signedLink } from './signedLink.ts';

const [own, other] = ['abcdefghijklmnopqrst', 'ABCDEFGHIJKLMNOPQRST'];
const parametersOf = (link: string | null) => new URL(link ?? '').searchParams;
const read = (parameters: Record<string, string>) =>
  readLink(teamMailSettings.salt, new URLSearchParams(parameters));
const [action, link] = ['answered', signedLink(teamMailSettings, 'answered', own)] as const;
const signature = parametersOf(link).get('signature') ?? '';

test('a link contains the action and the request id, and no personal data', () => {
  expect(link).toMatch(
    /^https:\/\/www\.helvardar\.example\/answered\?action=answered&id=\w{20}&signature=[\w-]{43}$/,
  );
  expect(readLink(teamMailSettings.salt, parametersOf(link))).toEqual({ action, id: own });
});

test.each([
  ['of another request', { action, id: other, signature }],
  ['of another action', { action: 'person', id: own, signature }],
  ['of an unknown action', { action: 'toString', id: own, signature }],
  ['without an action', { id: own, signature }],
  ['without a signature', { action, id: own }],
  ['without a request', { action, signature }],
  ['cut off', { action, id: own, signature: signature.slice(0, -1) }],
  ['with a character appended', { action, id: own, signature: `${signature}A` }],
  ['in upper case', { action, id: own, signature: signature.toUpperCase() }],
  ['with multi-byte letters', { action, id: own, signature: 'é'.repeat(43) }],
  ['with a path in place of the id', { action, id: `${own}/../${other}`, signature }],
])('a link %s is refused', (_, parameters) => {
  expect(read(parameters as Record<string, string>)).toBeNull();
});

test('a link that was signed with another secret is refused', () => {
  const forged = signedLink({ ...teamMailSettings, salt: 'another text' }, action, own);
  expect(readLink(teamMailSettings.salt, parametersOf(forged))).toBeNull();
});
