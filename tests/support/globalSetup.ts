import type { TestProject } from 'vitest/node';
import { build } from '../../commands/build.ts';
import { endAll, Problem } from '../../commands/command.ts';
import { host, suiteHeaders, suites } from '../../emulators/configuration.ts';
import { requireEverything } from '../../emulators/requirements.ts';
import { startSuite } from '../../emulators/suite.ts';
import { provideBrowser } from './browser.ts';

const suite = suites.test;
const policy = 'Content-Security-Policy';

/**
 * Uses the suite of `npm run suite` if it is running. Otherwise builds everything and runs a suite until the tests end.
 * Sets CHROME_PATH to the browser for the tests of the site.
 */
export default async ({ vitest }: TestProject): Promise<() => Promise<void>> => {
  const isOfSite = vitest.projects.some(({ name }) => name === 'site');
  const [browser] = await Promise.all([isOfSite && provideBrowser(), provideSuite(isOfSite)]).catch(
    async (error) => {
      await endAll();
      throw error;
    },
  );
  if (browser) process.env['CHROME_PATH'] = browser;
  return endAll;
};

const provideSuite = async (isOfSite: boolean): Promise<void> => {
  const site = `http://${host}:${suite.ports.hosting}/`;
  const served = await fetch(site).catch(() => undefined);
  if (served) return isOfSite ? requireSamePolicy(served.headers.get(policy)) : undefined;
  const environment = await requireEverything(suite);
  await Promise.all([build('web'), build('functions')]);
  await startSuite(suite, environment);
};

/** Fails if the pages were built after the suite was started, with styles that its content security policy blocks. */
const requireSamePolicy = (served: string | null): void => {
  const built = suiteHeaders(suite, 'web/dist').find(({ source }) => source === '/')?.headers;
  if (served !== built?.find(({ key }) => key === policy)?.value)
    throw new Problem(
      'The pages were built with other styles since the suite was started, and its content security policy stops them: start `npm run suite` anew.',
    );
};
