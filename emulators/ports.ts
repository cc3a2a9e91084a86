import { createServer } from 'node:net';
import { host, type Suite } from './configuration.ts';
import { listenerOn } from './listener.ts';
import { Problem } from './problem.ts';

type Service = keyof Suite['ports'];

const purposes: Record<Service, string> = {
  hosting: 'the site',
  functions: 'the functions',
  firestore: 'Firestore',
  smtp: 'incoming mail',
  inbox: 'the inbox page',
  vite: 'the development server',
};

/** Refuses, with all of them in one sentence, when a port of the suite is taken. */
export const requireFreePorts = async (
  ports: Suite['ports'],
  services: readonly Service[],
): Promise<void> => {
  const free = await Promise.all(services.map((service) => isFree(ports[service])));
  const taken = services.filter((_, position) => !free[position]);
  if (taken.length === 0) return;
  const described = taken.map((service) => {
    const owner = listenerOn(ports[service]);
    return `${ports[service]} (${purposes[service]})${owner ? ` by ${owner}` : ''}`;
  });
  throw new Problem(
    `${taken.length === 1 ? 'Port' : 'Ports'} in use: ${described.join(', ')}. End what uses ${
      taken.length === 1 ? 'it' : 'them'
    }, or change the port in emulators/configuration.ts.`,
  );
};

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer()
      .once('error', () => resolve(false))
      .listen({ host, port, exclusive: true }, () => server.close(() => resolve(true)));
  });
