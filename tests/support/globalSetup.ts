import type { TestProject } from 'vitest/node';
import { build } from '../../emulators/build.ts';
import { endAll, Problem } from '../../emulators/command.ts';
import { host, suiteHeaders, suites } from '../../emulators/configuration.ts';
import { requireEverything } from '../../emulators/requirements.ts';
import { checkRules } from '../../emulators/rules.ts';
import { startSuite } from '../../emulators/suite.ts';
import { provideBrowser } from './browser.ts';
import { missingBrowsers, otherBrowsers } from './otherBrowsers.ts';

const suite = suites.test;
const policy = 'Content-Security-Policy';

/**
 * Before tests that need the suite: uses the running one of `npm run suite`, else builds everything and starts one until
 * the end of the tests. Tests of the site find their browser in CHROME_PATH.
 */
export default async ({ vitest }: TestProject): Promise<() => Promise<void>> => {
  const isOfSite = vitest.projects.some(({ name }) => name === 'site');
  const [browser] = await Promise.all([isOfSite && provideBrowser(), provideSuite(isOfSite)]);
  if (browser) process.env['CHROME_PATH'] = browser;
  if (isOfSite)
    for (const name of missingBrowsers)
      console.log(`Not tried in ${name}: it comes with \`apt-get install ${otherBrowsers[name].packages}\`.`);
  return endAll;
};

const provideSuite = async (isOfSite: boolean): Promise<void> => {
  const site = `http://${host}:${suite.ports.hosting}/`;
  const served = await fetch(site).catch(() => undefined);
  if (served) return isOfSite ? requireSamePolicy(served.headers.get(policy)) : undefined;
  const environment = await requireEverything(suite);
  await Promise.all([checkRules(suite, environment), build('web'), build('functions')]);
  await startSuite(suite, environment);
};

/** Pages that were built since the suite was started may have styles that its policy stops. */
const requireSamePolicy = (served: string | null): void => {
  const built = suiteHeaders(suite, 'web/dist').flatMap(({ headers }) => headers);
  if (served !== built.find(({ key }) => key === policy)?.value)
    throw new Problem(
      'The pages were built with other styles since the suite was started, and its content security policy stops them: start `npm run suite` anew.',
    );
};
