import { expect, test } from 'vitest';
import firebase from '../firebase.json' with { type: 'json' };
import { suites } from './configuration.ts';
import { configurationFor } from './firebaseConfiguration.ts';

const headers = [{ source: '**', headers: [{ key: 'X-Frame-Options', value: 'DENY' }] }];

test('a suite takes over firebase.json with its own ports and headers, and without the extension', () => {
  const { extensions, hosting, ...rest } = firebase;
  expect(extensions).toBeDefined();
  expect(configurationFor(suites.test, 'web/dist', headers, firebase)).toEqual({
    ...rest,
    hosting: { ...hosting, headers },
    emulators: {
      hosting: { host: '127.0.0.1', port: suites.test.ports.hosting },
      functions: { host: '127.0.0.1', port: suites.test.ports.functions },
      firestore: { host: '127.0.0.1', port: suites.test.ports.firestore },
      ui: { enabled: false },
    },
  });
});

test('the folder of the site can be another one', () => {
  expect(configurationFor(suites.local, '.local/empty', headers, firebase).hosting).toMatchObject({
    public: '.local/empty',
  });
});
