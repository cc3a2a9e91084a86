import { readFileSync } from 'node:fs';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { doc, setDoc, setLogLevel } from 'firebase/firestore';
import { afterAll, beforeAll } from 'vitest';
import { emulatorSets, host } from '../../../emulators/configuration.ts';
import { hour } from '../../../functions/src/time.ts';
import { collections } from '../../../shared/collections.ts';
import { newRequestId } from '../../../web/src/consultation/sending/requestId.ts';

/** A project that only this test file uses. Writes to its database trigger no functions. */
export const rulesProject = `demo-${newRequestId().toLowerCase()}`;

export const rules = readFileSync('firestore.rules', 'utf8');

/** Provides the tests of a file with a database under the rules. */
export const useDatabase = () => {
  let environment: RulesTestEnvironment;
  beforeAll(async () => {
    // Most tests expect denials, which the client would log.
    setLogLevel('silent');
    environment = await initializeTestEnvironment({
      projectId: rulesProject,
      firestore: { host, port: emulatorSets.test.ports.firestore, rules },
    });
  });
  afterAll(() => environment.cleanup());

  const store = (collection: string, id: string, data: object): Promise<void> =>
    environment.withSecurityRulesDisabled((administrator) =>
      setDoc(doc(administrator.firestore(), collection, id), data),
    );
  return {
    ofAnybody: () => environment.unauthenticatedContext().firestore(),
    ofSignedIn: () => environment.authenticatedContext('visitor', { admin: true }).firestore(),
    /** Stores a document without the rules. */
    store,
    /**
     * Makes the rules refuse requests from browsers for one clock hour, as the functions do after too many requests.
     * `hoursFromNow` is 0 for the current hour.
     */
    closeHour: (hoursFromNow: number): Promise<void> =>
      store(collections.control, `closed-${Math.floor(Date.now() / hour) + hoursFromNow}`, {
        expires_at: new Date(),
      }),
    clear: () => environment.clearFirestore(),
  };
};
