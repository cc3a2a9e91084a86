import { expect, test } from 'vitest';
import { canonicalMailbox } from './mailbox.ts';

test.each([
  ['Anna@Example.com', 'anna@example.com'],
  ['anna+one@example.com', 'anna@example.com'],
  ['anna+one+two@example.com', 'anna@example.com'],
  ['a.n.n.a@example.com', 'a.n.n.a@example.com'],
  ['a.n.n.a+x@gmail.com', 'anna@gmail.com'],
  ['Anna@GoogleMail.com', 'anna@gmail.com'],
])('%s counts as %s', (address, mailbox) => expect(canonicalMailbox(address)).toBe(mailbox));
