import { expect, test } from 'vitest';
import { projectChoice } from './projectChoice.ts';

const aliases = { default: 'demo-helvardar', production: 'helvardar-site', preview: 'helvardar-preview' };

test.each([
  [
    'the option wins over the environment',
    'other-project',
    { GOOGLE_CLOUD_PROJECT: 'third' },
    'other-project',
  ],
  ['the option may be an alias', 'preview', {}, 'helvardar-preview'],
  ['the environment wins over the alias', undefined, { GOOGLE_CLOUD_PROJECT: 'third' }, 'third'],
  ['the alias production comes last', undefined, {}, 'helvardar-site'],
])('%s', (_, named, environment, expected) => {
  expect(projectChoice('production', named, environment, aliases)).toBe(expected);
});

test('the default of the emulators is never chosen by itself', () => {
  expect(projectChoice('production', undefined, {}, { default: 'demo-helvardar' })).toBeUndefined();
});

test('a preview goes to the project of previews, and without one to none', () => {
  expect(projectChoice('preview', undefined, {}, aliases)).toBe('helvardar-preview');
  expect(projectChoice('preview', undefined, {}, { production: 'helvardar-site' })).toBeUndefined();
});
