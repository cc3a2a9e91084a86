import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { host, type Suite } from './configuration.ts';
import { root } from './paths.ts';

interface FirebaseJson {
  hosting: object;
  extensions?: object;
}

/** The emulators that a suite runs, as the Firebase CLI names them. */
export const emulators = ['hosting', 'functions', 'firestore'] as const;

/** `firebase.json` without the extension, which would ask for a login, and with the suite's ports and site folder. */
export const configurationFor = (
  suite: Suite,
  site: string,
  { extensions: _, ...firebase }: FirebaseJson,
) => ({
  ...firebase,
  hosting: { ...firebase.hosting, public: site },
  emulators: {
    hosting: { host, port: suite.ports.hosting },
    functions: { host, port: suite.ports.functions },
    firestore: { host, port: suite.ports.firestore },
    ui: { enabled: false },
  },
});

/** Writes the configuration of a suite beside firebase.json, as the paths in it are relative to its folder; the file. */
export const writeFirebaseConfiguration = (suite: Suite, site: string): string => {
  const file = join(root, `firebase.local-${suite.name}.json`);
  const firebase: FirebaseJson = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8'));
  writeFileSync(file, `${JSON.stringify(configurationFor(suite, site, firebase), null, 2)}\n`);
  return file;
};
