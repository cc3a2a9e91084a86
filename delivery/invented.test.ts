import { expect, test } from 'vitest';
import { inventedNames } from './invented.ts';

test('an invented value is named by its path, a real one is not', () => {
  const facts = {
    name: 'Example Works',
    email: 'hello@helvardar.example',
    phone: '+41 61 000 00 00',
    social: {
      linkedin: 'https://www.linkedin.com/company/helvardar.example',
      facebook: 'https://facebook.com/x',
    },
    years: 10,
  };
  expect(inventedNames(facts)).toEqual(['email', 'phone', 'social.linkedin']);
});

test('a server on this machine is no server in production', () => {
  expect(inventedNames({ one: 'smtp://127.0.0.1:1025', other: 'smtps://mail.helvardar.ch:465' })).toEqual([
    'one',
  ]);
});
