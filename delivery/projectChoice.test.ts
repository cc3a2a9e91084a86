import { expect, test } from 'vitest';
import { projectChoice } from './projectChoice.ts';

const aliases = { default: 'demo-helvardar', production: 'helvardar-site', trial: 'helvardar-trial' };

test.each([
  [
    'the option wins over the environment',
    'other-project',
    { GOOGLE_CLOUD_PROJECT: 'third' },
    'other-project',
  ],
  ['the option may be an alias', 'trial', {}, 'helvardar-trial'],
  ['the environment wins over the alias', undefined, { GOOGLE_CLOUD_PROJECT: 'third' }, 'third'],
  ['the alias production comes last', undefined, {}, 'helvardar-site'],
])('%s', (_, named, environment, expected) => {
  expect(projectChoice(named, environment, aliases)).toBe(expected);
});

test('the default of the emulators is never chosen by itself', () => {
  expect(projectChoice(undefined, {}, { default: 'demo-helvardar' })).toBeUndefined();
});
