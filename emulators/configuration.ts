/** Everything listens on the loopback interface only. */
export const host = '127.0.0.1';

export interface Suite {
  name: string;
  /** `demo-` projects never reach Google: the emulators refuse to. */
  projectId: string;
  ports: { hosting: number; functions: number; firestore: number; smtp: number; inbox: number; vite: number };
}

/** The suites differ in project and ports, so that `npm start`, and `npm test` beside it, run at once. */
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
} as const satisfies Record<string, Suite>;
