import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { host, type Suite } from './configuration.ts';
import { root } from './paths.ts';

/** The emulators that a suite runs, as the Firebase CLI names them. */
export const emulators = ['hosting', 'functions', 'firestore'] as const;

/**
 * Writes the configuration of a suite and returns its file: `firebase.json` without the extension, which would ask for a
 * login, and with the suite's ports. It lies beside firebase.json because the paths in it are relative to its folder.
 */
export const writeFirebaseConfiguration = (suite: Suite, site: string): string => {
  const { extensions: _, ...configuration } = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8'));
  const file = join(root, `firebase.local-${suite.name}.json`);
  const listen = emulators.map((name) => [name, { host, port: suite.ports[name] }]);
  const local = {
    ...configuration,
    hosting: { ...configuration.hosting, public: site },
    emulators: { ...Object.fromEntries(listen), ui: { enabled: false }, singleProjectMode: true },
  };
  writeFileSync(file, `${JSON.stringify(local, null, 2)}\n`);
  return file;
};
