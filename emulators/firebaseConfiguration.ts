import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { notificationFunction, region } from '../shared/callable.ts';
import { type HeaderRule, headersFor } from '../web/build/headers.ts';
import { host, type Suite } from './configuration.ts';
import { root } from './paths.ts';

interface FirebaseJson {
  hosting: object;
  extensions?: object;
}

/** The emulators that a suite runs, as the Firebase CLI names them. */
export const emulators = ['hosting', 'functions', 'firestore'] as const;

/** The emulators to which the pages of a suite send requests. */
const servicesOf = ({ projectId, ports }: Suite) => [
  `http://${host}:${ports.firestore}/v1/projects/${projectId}/databases/`,
  `http://${host}:${ports.functions}/${projectId}/${region}/${notificationFunction}`,
];

/** The headers with which a suite serves the pages of a folder, relative to the repository. */
export const suiteHeaders = (suite: Suite, site: string): HeaderRule[] =>
  headersFor(join(root, site), servicesOf(suite));

/** `firebase.json` without the extension, which would ask for a login, and with the suite's ports, folder and headers. */
export const configurationFor = (
  suite: Suite,
  site: string,
  headers: HeaderRule[],
  { extensions: _, ...firebase }: FirebaseJson,
) => ({
  ...firebase,
  hosting: { ...firebase.hosting, public: site, headers },
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
  const configuration = configurationFor(suite, site, suiteHeaders(suite, site), firebase);
  writeFileSync(file, `${JSON.stringify(configuration, null, 2)}\n`);
  return file;
};
