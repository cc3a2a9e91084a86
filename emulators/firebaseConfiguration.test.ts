import { expect, test } from 'vitest';
import firebase from '../firebase.json' with { type: 'json' };
import { suites } from './configuration.ts';
import { configurationFor } from './firebaseConfiguration.ts';

const headers = [{ source: '**', headers: [{ key: 'X-Frame-Options', value: 'DENY' }] }];

test('a suite takes over firebase.json with its own ports and headers, and without the extension', () => {
  const { extensions: _, hosting, ...rest }: typeof firebase & { extensions?: object } = firebase;
  const withExtension = {
    ...firebase,
    extensions: { 'firestore-send-email': 'firebase/firestore-send-email@0.2.8' },
  };
  expect(configurationFor(suites.test, 'web/dist', headers, withExtension)).toEqual({
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
