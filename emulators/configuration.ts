import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { root } from '../commands/folders.ts';
import { notificationFunction, region } from '../shared/endpoints.ts';
import { type HeaderRule, headersFor } from '../web/build/headers.ts';

/** Everything listens on the loopback interface only. */
export const host = '127.0.0.1';

export interface Emulators {
  name: string;
  /** Begins with `demo-`, so the emulators refuse every call to Google. */
  projectId: string;
  ports: { hosting: number; functions: number; firestore: number; smtp: number; inbox: number; vite: number };
}

const smtpPort = (projectId: string): number => {
  const settings = parseEnv(readFileSync(join(root, 'functions', `.env.${projectId}`), 'utf8'));
  return Number(new URL(settings['SMTP_CONNECTION_URI'] ?? '').port);
};

const local = 'demo-helvardar';
const test = 'demo-helvardar-test';
/** The sets have different projects and ports, so that `npm start` and `npm test` can run at the same time. */
export const emulatorSets = {
  local: {
    name: 'local',
    projectId: local,
    ports: {
      hosting: 5050,
      functions: 5001,
      firestore: 8080,
      smtp: smtpPort(local),
      inbox: 1080,
      vite: 5173,
    },
  },
  test: {
    name: 'test',
    projectId: test,
    ports: { hosting: 6050, functions: 6001, firestore: 6080, smtp: smtpPort(test), inbox: 6081, vite: 6173 },
  },
} satisfies Record<string, Emulators>;

export const emulatedFunction = ({ projectId, ports }: Emulators, name: string): string =>
  `http://${host}:${ports.functions}/${projectId}/${region}/${name}`;

/** The addresses that the pages of the Hosting emulator call. */
const servicesOf = (emulators: Emulators) => [
  `http://${host}:${emulators.ports.firestore}/v1/projects/${emulators.projectId}/databases/`,
  emulatedFunction(emulators, notificationFunction),
];

/** The headers of the Hosting emulator. `site`: the folder of the pages, relative to the repository. */
export const emulatedHeaders = (emulators: Emulators, site: string): HeaderRule[] =>
  headersFor(join(root, site), servicesOf(emulators));

/**
 * Writes a copy of firebase.json with the ports and headers of the emulators, and returns the path of the copy. The
 * copy is in the same folder, because it contains relative paths. It omits `extensions`, because they would require a
 * login.
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
      // Tests use their own project ids. In single-project mode, the CLI would log a warning for each of their calls.
      singleProjectMode: false,
    },
  };
  writeFileSync(file, `${JSON.stringify(configuration, null, 2)}\n`);
  return file;
};
