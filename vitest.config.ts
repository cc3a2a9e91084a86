import { loadEnv } from 'vite';
import { configDefaults, defineConfig } from 'vitest/config';
import { linkTexts } from './web/build/linkTexts.ts';

const project = (name: string, include: string[], settings: object = {}) => ({
  extends: true as const,
  test: { name, include, ...settings },
});
const onEmulators = { globalSetup: 'tests/support/globalSetup.ts' };

/**
 * `npm test` does not run these files, because they need other programs, which may miss a command on a busy machine. Each
 * has a command and a mode with its name.
 */
const separate = {
  browsers: 'tests/site/loading/browsers.test.ts',
  spoken: 'tests/site/accessibility/spoken.test.ts',
};

const isolated = ['tests/functions/deployed/*.test.ts', 'tests/functions/brokenProducts.test.ts'];

const projects = (mode: string) => [
  // Vitest orders projects by name, so the long checks of `code` start first.
  project('code', ['tests/code.test.ts']),
  // These tests share no state, so a worker may keep loaded modules.
  project(
    'unit',
    [
      '{shared,functions/src,commands,emulators,release,operations,bench,web/src,web/build}/**/*.test.{ts,tsx}',
      'tests/{attackTable,colours,documents,imports,texts/*,screenshots/*}.test.ts',
    ],
    { isolate: false, unstubGlobals: true, unstubEnvs: true },
  ),
  // Each test runs a whole simulated deployment.
  project('rehearsal', ['tests/rehearsal/*.test.ts'], { testTimeout: 240_000 }),
  project('rules', ['tests/rules/**/*.test.ts'], onEmulators),
  // These files are isolated, because each loads the functions with its own configuration or mocked modules.
  project('deployed', isolated, onEmulators),
  project('functions', ['tests/functions/**/*.test.ts'], {
    ...onEmulators,
    isolate: false,
    exclude: [...configDefaults.exclude, ...isolated],
  }),
  // These files are not isolated, so that all files of a worker use the same browser.
  project('site', ['tests/site/**/*.test.ts'], {
    ...onEmulators,
    isolate: false,
    exclude: [
      ...configDefaults.exclude,
      ...Object.entries(separate).flatMap(([name, file]) => (name === mode ? [] : [file])),
    ],
  }),
];

export default defineConfig(({ mode }) => ({
  plugins: [linkTexts()],
  test: {
    reporters: ['default', './tests/support/reporter.ts'],
    silent: 'passed-only',
    allowOnly: false,
    // Three workers for two processors, because usually one worker waits.
    maxWorkers: 3,
    testTimeout: 120_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    /** The variables of the build, because tests expect the origin that `npm run build` writes into the pages. */
    env: loadEnv('production', `${import.meta.dirname}/web`, 'VITE_'),
    projects: projects(mode),
  },
}));
