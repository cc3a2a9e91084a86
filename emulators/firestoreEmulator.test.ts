import { readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findFirestoreEmulator } from './firestoreEmulator.ts';
import { temporaryFolder } from './temporaryFolder.ts';

test('the emulator that is named comes first', () => {
  const folder = temporaryFolder({ 'named.jar': '', 'cloud-firestore-emulator-v1.9.0.jar': '' });
  const named = join(folder, 'named.jar');
  expect(
    findFirestoreEmulator({ FIRESTORE_EMULATOR_BINARY_PATH: named, FIREBASE_EMULATORS_PATH: folder }),
  ).toBe(named);
});

test('a named emulator that does not exist is refused', () => {
  const find = () => findFirestoreEmulator({ FIRESTORE_EMULATOR_BINARY_PATH: '/nowhere.jar' });
  expect(find).toThrow('FIRESTORE_EMULATOR_BINARY_PATH names /nowhere.jar, which does not exist');
});

test('the newest of the cache of firebase-tools is taken, by number and not by letter', () => {
  const folder = temporaryFolder({
    'cloud-firestore-emulator-v1.9.0.jar': '',
    'cloud-firestore-emulator-v1.22.0.jar': '',
    'cloud-storage-rules-runtime-v1.1.3.jar': '',
  });
  expect(findFirestoreEmulator({ FIREBASE_EMULATORS_PATH: folder })).toBe(
    join(folder, 'cloud-firestore-emulator-v1.22.0.jar'),
  );
});

test('the emulator of a Google Cloud CLI is found through the link on the PATH and wrapped', () => {
  const folder = temporaryFolder({
    'sdk/bin/gcloud': '',
    'sdk/platform/cloud-firestore-emulator/cloud-firestore-emulator.jar': '',
    'bin/readme': '',
  });
  symlinkSync(join(folder, 'sdk/bin/gcloud'), join(folder, 'bin/gcloud'));
  const state = temporaryFolder();
  const wrapper = findFirestoreEmulator(
    { PATH: join(folder, 'bin'), FIREBASE_EMULATORS_PATH: '/nowhere' },
    state,
  );
  expect(wrapper).toBe(join(state, 'firestore-emulator.jar'));
  expect(readFileSync(String(wrapper), 'latin1').replaceAll('\r\n ', '')).toContain(
    `Class-Path: file://${folder}/sdk/platform/cloud-firestore-emulator/cloud-firestore-emulator.jar`,
  );
});
