import { delimiter, dirname } from 'node:path';
import type { Suite } from './configuration.ts';
import { downloadFirestoreEmulator, findFirestoreEmulator } from './firestoreEmulator.ts';
import { findJava } from './java.ts';
import { requireFreePorts } from './ports.ts';
import { Problem } from './problem.ts';

const services = ['hosting', 'functions', 'firestore', 'smtp', 'inbox'] as const;

/**
 * The environment in which the Firebase CLI finds its Java and its Firestore emulator. Looks for everything that a suite
 * needs before anything is started, and names all that is missing at once.
 */
export const requireEverything = async (
  suite: Suite,
  { vite = false } = {},
): Promise<Record<string, string>> => {
  const [java, emulator, ports] = await Promise.allSettled([
    (async () => findJava())(),
    (async () => findFirestoreEmulator())(),
    requireFreePorts(suite.ports, vite ? [...services, 'vite'] : services),
  ]);
  if (java.status === 'rejected' || emulator.status === 'rejected' || ports.status === 'rejected')
    throw both([java, emulator, ports]);
  return {
    JAVA_HOME: dirname(java.value),
    PATH: `${java.value}${delimiter}${process.env['PATH']}`,
    FIRESTORE_EMULATOR_BINARY_PATH: emulator.value ?? downloadFirestoreEmulator(),
  };
};

/** The unexpected as it is, else the sentences of all problems. */
const both = (results: PromiseSettledResult<unknown>[]): unknown => {
  const reasons = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  const unexpected = reasons.find((reason) => !(reason instanceof Problem));
  return unexpected ?? new Problem(reasons.map(({ message }) => message).join('\n'));
};
