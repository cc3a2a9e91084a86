import { host, suites } from './configuration.ts';
import { Problem } from './problem.ts';

/** Before tests that need the suite: refuses in one sentence when it is not there. */
export default async (): Promise<void> => {
  const { ports } = suites.test;
  await fetch(`http://${host}:${ports.functions}/backends`).catch(() => {
    throw new Problem(
      'The suite of the tests is not running: `npm test` starts it, and `npm run suite` keeps one up.',
    );
  });
};
