import { createServer } from 'node:net';
import { delimiter, dirname } from 'node:path';
import findProcess from 'find-process';
import { Problem } from '../commands/command.ts';
import { type Emulators, host } from './configuration.ts';
import { provideFirestoreEmulator } from './firestoreEmulator.ts';
import { findJava } from './java.ts';

type Service = keyof Emulators['ports'];

const purposes: Record<Service, string> = {
  hosting: 'the site',
  functions: 'the functions',
  firestore: 'Firestore',
  smtp: 'incoming mail',
  inbox: 'the inbox page',
  vite: 'the development server',
};

/**
 * Checks the requirements of the emulators. Returns the environment in which the Firebase CLI finds Java and the
 * Firestore emulator.
 */
export const requireEverything = async (
  emulators: Emulators,
  { vite = false } = {},
): Promise<Record<string, string>> => {
  const services = (Object.keys(purposes) as Service[]).filter((name) => name !== 'vite' || vite);
  await requireFreePorts(emulators.ports, services);
  const java = findJava();
  return {
    JAVA_HOME: dirname(java),
    PATH: `${java}${delimiter}${process.env['PATH']}`,
    FIRESTORE_EMULATOR_BINARY_PATH: await provideFirestoreEmulator(),
  };
};

/** Throws a `Problem` that lists the ports in use. */
export const requireFreePorts = async (
  ports: Emulators['ports'],
  services: readonly Service[],
): Promise<void> => {
  const described = await Promise.all(
    services.map(async (service) => {
      if (await isFree(ports[service])) return [];
      const [owner] = await findProcess('port', ports[service]).catch(() => []);
      return `${ports[service]} (${purposes[service]})${owner ? ` by process ${owner.pid} (${owner.name})` : ''}`;
    }),
  );
  const taken = described.flat();
  if (taken.length > 0)
    throw new Problem(
      `Ports in use: ${taken.join(', ')}. End what uses them, or change the ports in emulators/configuration.ts.`,
    );
};

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer()
      .once('error', () => resolve(false))
      .listen({ host, port, exclusive: true }, () => server.close(() => resolve(true)));
  });
