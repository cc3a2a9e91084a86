import { expect, test } from 'vitest';
import { suggestedAddress } from './suggestedAddress.ts';

test.each([
  ['Anna@gmial.com', 'Anna@gmail.com'],
  ['anna@bluwin.ch', 'anna@bluewin.ch'],
  ['anna@gmail.co', 'anna@gmail.com'],
  ['anna@hotmaill.com', 'anna@hotmail.com'],
  ['anna@Outlok.com', 'anna@outlook.com'],
  ['anna@gmx.ed', 'anna@gmx.de'],
  ['anna.@example.org', 'anna@example.org'],
  ['.anna@example.org', 'anna@example.org'],
  ['anna..muster@example.org', 'anna.muster@example.org'],
  ['anna@.example..org', 'anna@example.org'],
  ['anna@gmail,com', 'anna@gmail.com'],
  ['anna@gmial;com', 'anna@gmail.com'],
  ['anna. muster@example. org', 'anna.muster@example.org'],
  ['anna@@example.org', 'anna@example.org'],
])('%s suggests %s', (email, meant) => expect(suggestedAddress(email)).toBe(meant));

test.each([
  'anna@gmail.com',
  'anna@mail.com',
  'anna@ymail.com',
  'anna@Web.de',
  'anna@example.org',
  'anna',
  'a@b@gmial.com',
  'anna muster@example.org',
  'anna@example.org, bela@example.org',
  'a@b.ch <c@d.ch>',
  '.,;@.',
])('%s suggests nothing', (email) => expect(suggestedAddress(email)).toBeUndefined());
