import { host, suites } from './configuration.ts';
import { suiteHeaders } from './firebaseConfiguration.ts';
import { Problem } from './problem.ts';

const suite = suites.test;
const name = 'Content-Security-Policy';

/** Before tests in a browser: refuses when pages built since the suite was started have styles that its policy stops. */
export default async (): Promise<void> => {
  const { headers } = await fetch(`http://${host}:${suite.ports.hosting}/`);
  const built = suiteHeaders(suite, 'web/dist').flatMap((rule) => rule.headers);
  if (headers.get(name) === built.find(({ key }) => key === name)?.value) return;
  throw new Problem(
    'The pages were built with other styles since the suite was started, and its content security policy stops them: start `npm run suite` anew.',
  );
};
