import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { root } from '../commands/folders.ts';
import { notificationFunction, region } from '../shared/callable.ts';
import { type HeaderRule, headersFor } from '../web/build/headers.ts';

/** Everything listens on the loopback interface only. */
export const host = '127.0.0.1';

export interface Suite {
  name: string;
  /** The id begins with `demo-`: for such projects the emulators refuse every call to Google. */
  projectId: string;
  ports: { hosting: number; functions: number; firestore: number; smtp: number; inbox: number; vite: number };
}

/** The SMTP port of a suite's inbox. Only the settings of the suite's functions contain it. */
const smtpPort = (projectId: string): number => {
  const settings = parseEnv(readFileSync(join(root, 'functions', `.env.${projectId}`), 'utf8'));
  return Number(new URL(settings['SMTP_CONNECTION_URI'] ?? '').port);
};

const suite = (name: string, projectId: string, ports: Omit<Suite['ports'], 'smtp'>): Suite => ({
  name,
  projectId,
  ports: { ...ports, smtp: smtpPort(projectId) },
});

/** The suites differ in project and ports, so that `npm start` and `npm test` can run at the same time. */
export const suites = {
  local: suite('local', 'demo-helvardar', {
    hosting: 5050,
    functions: 5001,
    firestore: 8080,
    inbox: 1080,
    vite: 5173,
  }),
  test: suite('test', 'demo-helvardar-test', {
    hosting: 6050,
    functions: 6001,
    firestore: 6080,
    inbox: 6081,
    vite: 6173,
  }),
};

/** The address of a function in a suite. */
export const emulatedFunction = ({ projectId, ports }: Suite, name: string): string =>
  `http://${host}:${ports.functions}/${projectId}/${region}/${name}`;

/** The addresses of the emulators to which the pages of a suite send requests. */
const servicesOf = (suite: Suite) => [
  `http://${host}:${suite.ports.firestore}/v1/projects/${suite.projectId}/databases/`,
  emulatedFunction(suite, notificationFunction),
];

/** The headers with which a suite serves the pages of a folder, relative to the repository. */
export const suiteHeaders = (suite: Suite, site: string): HeaderRule[] =>
  headersFor(join(root, site), servicesOf(suite));

/**
 * Writes the Firebase configuration of a suite: without the extension, which would require a login, and with the
 * suite's ports, folder and headers. The file is in the folder of firebase.json, because the paths in it are relative
 * to this folder. Returns the path of the file.
 */
export const writeFirebaseConfiguration = (suite: Suite, site: string): string => {
  const file = join(root, `firebase.local-${suite.name}.json`);
  const { extensions: _, ...firebase } = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8'));
  const configuration = {
    ...firebase,
    hosting: { ...firebase.hosting, public: site, headers: suiteHeaders(suite, site) },
    emulators: {
      hosting: { host, port: suite.ports.hosting },
      functions: { host, port: suite.ports.functions },
      firestore: { host, port: suite.ports.firestore },
      ui: { enabled: false },
      // Each test file has its own database, for which the CLI would otherwise log a warning with each call.
      singleProjectMode: false,
    },
  };
  writeFileSync(file, `${JSON.stringify(configuration, null, 2)}\n`);
  return file;
};
