import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { root } from '../commands/folders.ts';
import { notificationFunction, region } from '../shared/callable.ts';
import { type HeaderRule, headersFor } from '../web/build/headers.ts';

/** All emulators and servers listen on the loopback interface only. */
export const host = '127.0.0.1';

export interface Emulators {
  name: string;
  /** The id begins with `demo-`: for such projects the emulators refuse every call to Google. */
  projectId: string;
  ports: { hosting: number; functions: number; firestore: number; smtp: number; inbox: number; vite: number };
}

/** The SMTP port of the inbox, read from the settings of the emulated functions. */
const smtpPort = (projectId: string): number => {
  const settings = parseEnv(readFileSync(join(root, 'functions', `.env.${projectId}`), 'utf8'));
  return Number(new URL(settings['SMTP_CONNECTION_URI'] ?? '').port);
};

const emulatorSet = (
  name: string,
  projectId: string,
  ports: Omit<Emulators['ports'], 'smtp'>,
): Emulators => ({
  name,
  projectId,
  ports: { ...ports, smtp: smtpPort(projectId) },
});

/** The two sets differ in project and ports, so that `npm start` and `npm test` can run at the same time. */
export const emulatorSets = {
  local: emulatorSet('local', 'demo-helvardar', {
    hosting: 5050,
    functions: 5001,
    firestore: 8080,
    inbox: 1080,
    vite: 5173,
  }),
  test: emulatorSet('test', 'demo-helvardar-test', {
    hosting: 6050,
    functions: 6001,
    firestore: 6080,
    inbox: 6081,
    vite: 6173,
  }),
};

/** The address of an emulated function. */
export const emulatedFunction = ({ projectId, ports }: Emulators, name: string): string =>
  `http://${host}:${ports.functions}/${projectId}/${region}/${name}`;

/** The addresses to which emulated pages send requests. */
const servicesOf = (emulators: Emulators) => [
  `http://${host}:${emulators.ports.firestore}/v1/projects/${emulators.projectId}/databases/`,
  emulatedFunction(emulators, notificationFunction),
];

/**
 * The headers with which the Hosting emulator serves pages. `site` is the folder of the pages, relative to the
 * repository.
 */
export const emulatedHeaders = (emulators: Emulators, site: string): HeaderRule[] =>
  headersFor(join(root, site), servicesOf(emulators));

/**
 * Writes the Firebase configuration of a set of emulators: firebase.json with the set's ports, folder and headers. The
 * extension is left out, because it would require a login. The file is beside firebase.json, because the paths in it
 * are relative to its folder. Returns the path of the file.
 */
export const writeFirebaseConfiguration = (emulators: Emulators, site: string): string => {
  const file = join(root, `firebase.local-${emulators.name}.json`);
  const { extensions: _, ...firebase } = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8'));
  const configuration = {
    ...firebase,
    hosting: { ...firebase.hosting, public: site, headers: emulatedHeaders(emulators, site) },
    emulators: {
      hosting: { host, port: emulators.ports.hosting },
      functions: { host, port: emulators.ports.functions },
      firestore: { host, port: emulators.ports.firestore },
      ui: { enabled: false },
      // Each test file uses a project id of its own. In the single-project mode, the CLI would log a warning for each
      // call with such an id.
      singleProjectMode: false,
    },
  };
  writeFileSync(file, `${JSON.stringify(configuration, null, 2)}\n`);
  return file;
};
