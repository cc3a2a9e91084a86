/** Everything listens on the loopback interface only. */
export const host = '127.0.0.1';

export interface Suite {
  name: string;
  /** `demo-` projects never reach Google: the emulators refuse to. */
  projectId: string;
  ports: { hosting: number; functions: number; firestore: number; smtp: number; inbox: number; vite: number };
}

/** The suites differ in project and ports, so that `npm start`, `npm test` and `npm run bench:faults` run at once. */
export const suites = {
  local: {
    name: 'local',
    projectId: 'demo-helvardar',
    ports: { hosting: 5050, functions: 5001, firestore: 8080, smtp: 1025, inbox: 1080, vite: 5173 },
  },
  test: {
    name: 'test',
    projectId: 'demo-helvardar-test',
    ports: { hosting: 6050, functions: 6001, firestore: 6080, smtp: 6025, inbox: 6081, vite: 6173 },
  },
  /** Of `npm run bench:faults`, whose own mail server takes the place of the inbox. */
  faults: {
    name: 'faults',
    projectId: 'demo-helvardar-faults',
    ports: { hosting: 7050, functions: 7001, firestore: 7080, smtp: 7025, inbox: 7081, vite: 7173 },
  },
} as const satisfies Record<string, Suite>;
