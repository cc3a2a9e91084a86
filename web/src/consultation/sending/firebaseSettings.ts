import type { FirebaseOptions } from 'firebase/app';
import { withTimeout } from '../../browser/withTimeout.ts';
import { stepLimit } from './deliver.ts';

interface Address {
  host: string;
  port: number;
}

/** The settings of this site's Firebase project. `emulators` is empty in production. */
export interface FirebaseSettings {
  options: FirebaseOptions & { projectId: string };
  emulators: { firestore?: Address; functions?: Address };
}

const load = async (path: string): Promise<string> => {
  const response = await fetch(path);
  if (!response.ok)
    throw new Error(`Expected the Firebase settings at ${path}, got status ${response.status}`);
  return response.text();
};

const onLoopback = () => ['localhost', '127.0.0.1', '[::1]'].includes(window.location.hostname);

/** Hosting names the emulators' addresses only in a script. The script is parsed here and never run. */
const loadEmulators = async (): Promise<FirebaseSettings['emulators']> => {
  if (!onLoopback()) return {};
  const script = await load('/__/firebase/init.js?useEmulator=true');
  const [, emulators] = /firebaseEmulators = (\{[\s\S]*?\n?\});/.exec(script) ?? [];
  return emulators ? JSON.parse(emulators) : {};
};

const loadSettings = async (): Promise<FirebaseSettings> => {
  const [options, emulators] = await Promise.all([load('/__/firebase/init.json'), loadEmulators()]);
  return { options: JSON.parse(options), emulators };
};

let settings: Promise<FirebaseSettings> | undefined;

/**
 * The settings come from Hosting, so that one build serves all environments. They are cached, unless the fetch fails or
 * exceeds `stepLimit`.
 */
export const firebaseSettings = (): Promise<FirebaseSettings> => {
  settings ??= withTimeout(stepLimit, loadSettings()).catch((error: unknown) => {
    settings = undefined;
    throw error;
  });
  return settings;
};
