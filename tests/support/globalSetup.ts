import type { TestProject } from 'vitest/node';
import { build } from '../../commands/build.ts';
import { endAll, Problem } from '../../commands/command.ts';
import { emulatedHeaders, emulatorSets, host } from '../../emulators/configuration.ts';
import { startEmulators } from '../../emulators/emulators.ts';
import { requireEverything } from '../../emulators/requirements.ts';
import { provideBrowser } from './browser.ts';

const emulators = emulatorSets.test;
const policy = 'Content-Security-Policy';

/**
 * Uses the emulators of `npm run emulators` if they run. Otherwise builds everything and runs emulators until the tests
 * end.
 */
export default async ({ vitest }: TestProject): Promise<() => Promise<void>> => {
  const isOfSite = vitest.projects.some(({ name }) => name === 'site');
  const [browser] = await Promise.all([isOfSite && provideBrowser(), provideEmulators(isOfSite)]).catch(
    async (error) => {
      await endAll();
      throw error;
    },
  );
  if (browser) process.env['CHROME_PATH'] = browser;
  return endAll;
};

const provideEmulators = async (isOfSite: boolean): Promise<void> => {
  const site = `http://${host}:${emulators.ports.hosting}/`;
  const served = await fetch(site).catch(() => undefined);
  if (served) return isOfSite ? requireSamePolicy(served.headers.get(policy)) : undefined;
  const environment = await requireEverything(emulators);
  await Promise.all([build('web'), build('functions')]);
  await startEmulators(emulators, environment);
};

/**
 * Fails if the running emulators serve another content security policy than the built one. Emulators read the policy
 * when they start, so an old policy would block styles that a later build has added.
 */
const requireSamePolicy = (served: string | null): void => {
  const built = emulatedHeaders(emulators, 'web/dist').find(({ source }) => source === '/')?.headers;
  if (served !== built?.find(({ key }) => key === policy)?.value)
    throw new Problem(
      'The pages were built with other styles since the emulators were started, and their content security policy stops them: start `npm run emulators` anew.',
    );
};
