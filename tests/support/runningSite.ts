import { Problem } from '../../emulators/command.ts';
import { host, suites } from '../../emulators/configuration.ts';

/** The origin of the site of a suite that runs. */
export const runningSite = async (): Promise<string> => {
  for (const { ports } of [suites.local, suites.test]) {
    const address = `http://${host}:${ports.hosting}`;
    if (await fetch(address).catch(() => undefined)) return address;
  }
  throw new Problem('The site is not running: start it with `npm start`, and then this command again.');
};
