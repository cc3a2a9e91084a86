import { expect, test } from 'vitest';
import { canonicalMailbox } from './mailbox.ts';

test.each([
  [
    'anna.muster@example.com',
    ['Anna.Muster@Example.com', 'anna.muster+a@example.com', 'anna.muster+a+b@example.com'],
  ],
  ['annamuster@gmail.com', ['a.n.n.a.muster@gmail.com', 'anna.muster+x@googlemail.com']],
  [
    'annamuster@proton.me',
    ['anna.muster@pm.me', 'anna-muster@protonmail.com', 'anna_muster+x@protonmail.ch'],
  ],
  ['anna.muster@icloud.com', ['Anna.Muster@icloud.com', 'anna.muster@me.com', 'anna.muster+x@mac.com']],
])('all spellings of %s are one mailbox', (mailbox, spellings) => {
  expect(canonicalMailbox(mailbox)).toBe(canonicalMailbox(spellings[0] ?? ''));
  for (const spelling of spellings) expect(canonicalMailbox(spelling)).toBe(mailbox);
});

test('at other providers, dots, hyphens and underscores distinguish mailboxes', () => {
  const names = ['annamuster', 'anna.muster', 'anna-muster', 'anna_muster'];
  for (const domain of ['example.com', 'icloud.com'])
    expect(new Set(names.map((name) => canonicalMailbox(`${name}@${domain}`))).size).toBe(names.length);
});
