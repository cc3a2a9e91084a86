import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

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
  const file = new URL(`../functions/.env.${projectId}`, import.meta.url);
  const uri = parseEnv(readFileSync(file, 'utf8'))['SMTP_CONNECTION_URI'] ?? '';
  return Number(new URL(uri).port);
};

/** The suites differ in project and ports, so that `npm start`, `npm test` and `npm run bench:faults` run at once. */
export const suites = {
  local: {
    name: 'local',
    projectId: 'demo-helvardar',
    ports: {
      hosting: 5050,
      functions: 5001,
      firestore: 8080,
      smtp: smtpPort('demo-helvardar'),
      inbox: 1080,
      vite: 5173,
    },
  },
  test: {
    name: 'test',
    projectId: 'demo-helvardar-test',
    ports: {
      hosting: 6050,
      functions: 6001,
      firestore: 6080,
      smtp: smtpPort('demo-helvardar-test'),
      inbox: 6081,
      vite: 6173,
    },
  },
  /** Of `npm run bench:faults`, whose own mail server takes the place of the inbox. */
  faults: {
    name: 'faults',
    projectId: 'demo-helvardar-faults',
    ports: {
      hosting: 7050,
      functions: 7001,
      firestore: 7080,
      smtp: smtpPort('demo-helvardar-faults'),
      inbox: 7081,
      vite: 7173,
    },
  },
} as const satisfies Record<string, Suite>;
