import { initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { emulatorSets, host } from '../../../emulators/configuration.ts';
import { collections } from '../../../shared/collections.ts';
import type { Submission } from '../../../shared/consultationRequest.ts';
import { newRequestId } from '../../../web/src/consultation/sending/requestId.ts';
import { refuseQueriesWithoutIndex } from './requiredIndexes.ts';

refuseQueriesWithoutIndex();
process.env['FIRESTORE_EMULATOR_HOST'] = `${host}:${emulatorSets.test.ports.firestore}`;
// The search for Google's metadata server would take seconds.
process.env['METADATA_SERVER_DETECTION'] = 'none';

/** Opens the database of a project in the Firestore emulator. */
export const open = (projectId: string): Firestore => getFirestore(initializeApp({ projectId }, projectId));

export const empty = async (projectId: string): Promise<void> => {
  const address = `http://${process.env['FIRESTORE_EMULATOR_HOST']}/emulator/v1/projects/${projectId}`;
  await fetch(`${address}/databases/(default)/documents`, { method: 'DELETE' });
};

/** Writes to this database trigger the emulated functions. */
export const emulatedDatabase = open(emulatorSets.test.projectId);

/** A project that only this test file uses. Writes to its database trigger no functions. */
export const quietProject = `demo-${newRequestId().toLowerCase()}`;
export const quietDatabase = open(quietProject);

/** Whether a request is stored, and the numbers of its ledger entries and e-mails. */
export const traces = async (database: Firestore, { request_id, email }: Submission) => {
  const mail = database.collection(collections.mail);
  const [request, ledger, team, visitor] = await Promise.all([
    database.collection(collections.requests).doc(request_id).get(),
    database.collection(collections.ledger).doc(request_id).get(),
    mail.where('replyTo', '==', email).get(),
    mail.where('to', '==', email).get(),
  ]);
  return { stored: request.exists, ledger: ledger.exists ? 1 : 0, team: team.size, visitor: visitor.size };
};

export const nothing = { stored: false, ledger: 0, team: 0, visitor: 0 };
export const withheld = { stored: true, ledger: 1, team: 0, visitor: 0 };
export const oneOfEach = { stored: true, ledger: 1, team: 1, visitor: 1 };
