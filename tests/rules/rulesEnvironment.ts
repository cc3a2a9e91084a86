import { readFileSync } from 'node:fs';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { setLogLevel } from 'firebase/firestore';
import { host, suites } from '../../emulators/configuration.ts';

/** A project of its own on the emulator of the suite: no function is triggered, nobody else's documents are there. */
export const rulesProject = 'demo-helvardar-rules';

export const firestoreAddress = `http://${host}:${suites.test.ports.firestore}`;

export const rules = readFileSync('firestore.rules', 'utf8');

export const startRulesEnvironment = (): Promise<RulesTestEnvironment> => {
  // A denial is what most tests want: the client need not report each.
  setLogLevel('silent');
  return initializeTestEnvironment({
    projectId: rulesProject,
    firestore: { host, port: suites.test.ports.firestore, rules },
  });
};
