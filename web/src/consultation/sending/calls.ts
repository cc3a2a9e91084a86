import { collections } from '@helvardar/shared/collections';
import { type Submission, toStoredRequest } from '@helvardar/shared/consultationRequest';
import {
  accepted,
  functionAddress,
  notificationFunction,
  notificationPath,
  region,
} from '@helvardar/shared/endpoints';
import { type FirebaseApp, getApps, initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  doc,
  getFirestore,
  serverTimestamp,
  setDoc,
  setLogLevel,
} from 'firebase/firestore/lite';
import { connectFunctionsEmulator, getFunctions, httpsCallable } from 'firebase/functions';
import { type Calls, Refusal } from './deliver.ts';
import { type FirebaseSettings, firebaseSettings } from './firebaseSettings.ts';

/** Otherwise the SDK would log the whole request to the console. */
setLogLevel('silent');

const connect = ({ options, emulators }: FirebaseSettings): FirebaseApp => {
  const [connected] = getApps();
  if (connected) return connected;
  const app = initializeApp(options);
  const { firestore, functions } = emulators;
  if (firestore) connectFirestoreEmulator(getFirestore(app), firestore.host, firestore.port);
  if (functions) connectFunctionsEmulator(getFunctions(app, region), functions.host, functions.port);
  return app;
};

const directAddress = ({ options, emulators }: FirebaseSettings): string => {
  const { projectId } = options;
  return emulators.functions
    ? `http://${emulators.functions.host}:${emulators.functions.port}/${projectId}/${region}/${notificationFunction}`
    : functionAddress(projectId, notificationFunction);
};

/**
 * The error codes with which the function permanently refuses a request. The HTTP status does not count, because a
 * proxy can set it.
 */
const refusals = ['INVALID_ARGUMENT', 'ALREADY_EXISTS'];

/**
 * Throws unless the function has accepted the request. Status 200 is not enough, because a captive portal can also
 * answer with it.
 */
const requireAccepted = (result: unknown): void => {
  if ((result as Partial<typeof accepted> | null | undefined)?.status !== accepted.status)
    throw new Error('Expected the function to accept the request, got another answer');
};

const postTo = async (address: string, submission: Submission, milliseconds: number): Promise<void> => {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ data: submission }),
    signal: AbortSignal.timeout(milliseconds),
  });
  const answer = await response.json().catch(() => undefined);
  const status: unknown = answer?.error?.status;
  if (refusals.some((refusal) => refusal === status))
    throw new Refusal(`Expected the request to be accepted, got ${status}`);
  if (!response.ok) throw new Error(`Expected status 200 from ${address}, got ${response.status}`);
  requireAccepted(answer?.result);
};

export const calls: Calls = {
  store: async (submission) => {
    const app = connect(await firebaseSettings());
    const request = doc(getFirestore(app), collections.requests, submission.request_id);
    await setDoc(request, { ...toStoredRequest(submission), created_at: serverTimestamp() });
  },
  notify: async (submission) => {
    const app = connect(await firebaseSettings());
    const notify = httpsCallable(getFunctions(app, region), notificationFunction);
    requireAccepted((await notify(submission)).data);
  },
  post: async (submission, milliseconds) => {
    const end = performance.now() + milliseconds;
    try {
      await postTo(notificationPath, submission, milliseconds / 2);
    } catch (error) {
      if (error instanceof Refusal) throw error;
      const address = directAddress(await firebaseSettings());
      await postTo(address, submission, Math.max(0, end - performance.now()));
    }
  },
};
