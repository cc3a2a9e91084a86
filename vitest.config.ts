import { fileURLToPath } from 'node:url';
import { loadEnv } from 'vite';
import { configDefaults, defineConfig } from 'vitest/config';
import { linkTexts } from './web/build/linkTexts.ts';

const project = (name: string, include: string[], settings: object = {}) => ({
  extends: true as const,
  test: { name, include, ...settings },
});
const onEmulators = { globalSetup: 'tests/support/globalSetup.ts' };

/** Only `npm run browsers` runs this file: the drivers of Firefox and WebKit lose commands on a busy machine. */
const browsers = 'tests/site/loading/browsers.test.ts';

const isolated = ['tests/functions/deployed/*.test.ts', 'tests/functions/brokenProducts.test.ts'];

/**
 * The project `unit` needs no emulators and no browser. A file with `@vitest-environment jsdom` at its start gets a
 * DOM.
 */
const projects = (mode: string) => [
  // Vitest runs the projects in the order of their names. So the long checks of `code` start first, and do not run
  // alone at the end.
  project('code', ['tests/code.test.ts']),
  // These tests share no state, so a worker keeps loaded modules from one test file to the next.
  project(
    'unit',
    [
      '{shared,functions/src,commands,emulators,release,operations,bench,web/src,web/build}/**/*.test.{ts,tsx}',
      'tests/{attackTable,colours,documents,imports,texts/*,screenshots/*}.test.ts',
    ],
    { isolate: false, unstubGlobals: true, unstubEnvs: true },
  ),
  // Each test runs a whole simulated deployment, so it needs a long timeout.
  project('rehearsal', ['tests/rehearsal/*.test.ts'], { testTimeout: 240_000 }),
  project('rules', ['tests/rules/**/*.test.ts'], onEmulators),
  // Each file loads the functions with its own configuration, or replaces some of their modules.
  project('deployed', isolated, onEmulators),
  project('functions', ['tests/functions/**/*.test.ts'], {
    ...onEmulators,
    isolate: false,
    exclude: [...configDefaults.exclude, ...isolated],
  }),
  // All files that a worker runs share its browser.
  project('site', ['tests/site/**/*.test.ts'], {
    ...onEmulators,
    isolate: false,
    exclude: mode === 'browsers' ? configDefaults.exclude : [...configDefaults.exclude, browsers],
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
    // Long timeouts, because a busy machine is slow. A test that never ends still fails.
    testTimeout: 120_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    /** Tests expect the origin that `npm run build` writes into the pages. */
    env: loadEnv('production', fileURLToPath(new URL('web', import.meta.url)), 'VITE_'),
    projects: projects(mode),
  },
}));
