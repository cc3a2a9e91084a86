import { expect, test } from 'vitest';
import { withoutStates } from './extensionStates.ts';

const projects = { default: 'demo-helvardar', production: 'helvardar-site' };

test('the note about extensions goes, everything else in .firebaserc stays', () => {
  const etags = { 'helvardar-site': { extensionInstances: { 'firestore-send-email': 'abc' } } };
  const text = withoutStates(JSON.stringify({ projects, targets: {}, etags }));
  expect(JSON.parse(text)).toEqual({ projects, targets: {} });
});

test('a file without the note stays as it was written', () => {
  const text = `{ "projects": ${JSON.stringify(projects)} }\n`;
  expect(withoutStates(text)).toBe(text);
});
