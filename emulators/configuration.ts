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
  /** `demo-` projects never reach Google: the emulators refuse to. */
  projectId: string;
  ports: { hosting: number; functions: number; firestore: number; smtp: number; inbox: number; vite: number };
}

/** Where the functions of a suite send: the port of its inbox stands in their settings, and only there. */
const smtpPort = (projectId: string): number => {
  const settings = parseEnv(readFileSync(join(root, 'functions', `.env.${projectId}`), 'utf8'));
  return Number(new URL(settings['SMTP_CONNECTION_URI'] ?? '').port);
};

const suite = (name: string, projectId: string, ports: Omit<Suite['ports'], 'smtp'>): Suite => ({
  name,
  projectId,
  ports: { ...ports, smtp: smtpPort(projectId) },
});

/** The suites differ in project and ports, so that `npm start` and `npm test` run at once. */
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

/** The emulators to which the pages of a suite send requests. */
const servicesOf = ({ projectId, ports }: Suite) => [
  `http://${host}:${ports.firestore}/v1/projects/${projectId}/databases/`,
  `http://${host}:${ports.functions}/${projectId}/${region}/${notificationFunction}`,
];

/** The headers with which a suite serves the pages of a folder, relative to the repository. */
export const suiteHeaders = (suite: Suite, site: string): HeaderRule[] =>
  headersFor(join(root, site), servicesOf(suite));

/**
 * Writes the configuration of a suite beside firebase.json, as the paths in it are relative to its folder: without the
 * extension, which would ask for a login, and with the suite's ports, folder and headers. Answers the file.
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
    },
  };
  writeFileSync(file, `${JSON.stringify(configuration, null, 2)}\n`);
  return file;
};
