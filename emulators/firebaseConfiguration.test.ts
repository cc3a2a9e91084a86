import { expect, test } from 'vitest';
import firebase from '../firebase.json' with { type: 'json' };
import { suites } from './configuration.ts';
import { configurationFor } from './firebaseConfiguration.ts';

test('a suite takes over firebase.json with its own ports, and without the extension', () => {
  const { extensions, hosting, ...rest } = firebase;
  expect(extensions).toBeDefined();
  expect(configurationFor(suites.test, 'web/dist', firebase)).toEqual({
    ...rest,
    hosting,
    emulators: {
      hosting: { host: '127.0.0.1', port: suites.test.ports.hosting },
      functions: { host: '127.0.0.1', port: suites.test.ports.functions },
      firestore: { host: '127.0.0.1', port: suites.test.ports.firestore },
      ui: { enabled: false },
    },
  });
});

test('the folder of the site can be another one', () => {
  expect(configurationFor(suites.local, '.local/empty', firebase).hosting).toMatchObject({
    public: '.local/empty',
  });
});
