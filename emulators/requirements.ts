import { createServer } from 'node:net';
import { delimiter, dirname } from 'node:path';
import findProcess from 'find-process';
import { Problem } from '../commands/command.ts';
import { type Emulators, host } from './configuration.ts';
import { emulatorOfCloudCli } from './firestoreEmulator.ts';
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

/** The services of all commands except `npm run dev`, which also needs `vite`. */
export const usualServices: readonly Service[] = ['hosting', 'functions', 'firestore', 'smtp', 'inbox'];

/**
 * Checks the requirements of the emulators. Returns the environment in which the Firebase CLI finds Java and the
 * Firestore emulator.
 */
export const requireEverything = async (
  emulators: Emulators,
  services: readonly Service[] = usualServices,
): Promise<Record<string, string>> => {
  await requireFreePorts(emulators.ports, services);
  const java = findJava();
  const emulator = process.env['FIRESTORE_EMULATOR_BINARY_PATH'] ?? emulatorOfCloudCli();
  return {
    JAVA_HOME: dirname(java),
    PATH: `${java}${delimiter}${process.env['PATH']}`,
    ...(emulator && { FIRESTORE_EMULATOR_BINARY_PATH: emulator }),
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
