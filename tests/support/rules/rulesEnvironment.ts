import { readFileSync } from 'node:fs';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { doc, setDoc, setLogLevel } from 'firebase/firestore';
import { emulatorSets, host } from '../../../emulators/configuration.ts';
import { hour } from '../../../functions/src/time.ts';
import { collections } from '../../../shared/collections.ts';
import { newRequestId } from '../../../web/src/consultation/sending/requestId.ts';

/** A project that only this test file uses. Writes to its database trigger no functions. */
export const rulesProject = `demo-${newRequestId().toLowerCase()}`;

export const rules = readFileSync('firestore.rules', 'utf8');

export const startRulesEnvironment = (): Promise<RulesTestEnvironment> => {
  // Most tests expect denials, which the client would log.
  setLogLevel('silent');
  return initializeTestEnvironment({
    projectId: rulesProject,
    firestore: { host, port: emulatorSets.test.ports.firestore, rules },
  });
};

/**
 * Makes the rules refuse requests from browsers for one clock hour, as the functions do after too many requests.
 * `hoursFromNow` is 0 for the current hour.
 */
export const closeHour = (environment: RulesTestEnvironment, hoursFromNow: number): Promise<void> =>
  environment.withSecurityRulesDisabled(async (administrator) => {
    const id = `closed-${Math.floor(Date.now() / hour) + hoursFromNow}`;
    await setDoc(doc(administrator.firestore(), collections.control, id), { expires_at: new Date() });
  });
