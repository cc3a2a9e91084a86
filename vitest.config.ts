import { fileURLToPath } from 'node:url';
import { loadEnv } from 'vite';
import { configDefaults, defineConfig } from 'vitest/config';
import { installedBrowsers } from './tests/support/otherBrowsers.ts';

const project = (name: string, include: string[], settings: object = {}) => ({
  extends: true as const,
  test: { name, include, ...settings },
});
const onSuite = { globalSetup: 'tests/support/globalSetup.ts' };

/** A file without tests would fail. */
const ofOtherBrowsers = 'tests/site/loading/browsers.test.ts';

const isolated = ['tests/functions/deployed/*.test.ts', 'tests/functions/brokenProducts.test.ts'];

/** `unit` needs nothing; a file of it that wants a DOM starts with `@vitest-environment jsdom`. */
export default defineConfig({
  test: {
    reporters: ['default', './tests/support/reporter.ts'],
    silent: 'passed-only',
    allowOnly: false,
    // One of three mostly waits, so that two processors have work.
    maxWorkers: 3,
    // What never comes fails all the same: a busy machine may need a while for what a test waits for.
    testTimeout: 120_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    /** The origin that `npm run build` puts into the pages: tests expect the same. */
    env: loadEnv('production', fileURLToPath(new URL('web', import.meta.url)), 'VITE_'),
    projects: [
      // Isolated files come first: these checks take long, and one of them would run alone at the end.
      project('code', ['tests/code.test.ts']),
      // None of them changes what another one reads, so that a worker may load modules once.
      project(
        'unit',
        [
          '{shared,functions/src,commands,emulators,release,operations,bench,web/src,web/build}/**/*.test.{ts,tsx}',
          'tests/{colours,documents,imports,texts/*,screenshots/*}.test.ts',
        ],
        { isolate: false, unstubGlobals: true, unstubEnvs: true },
      ),
      project('rules', ['tests/rules/**/*.test.ts'], onSuite),
      // Each loads the functions with a configuration of its own, or replaces modules of theirs.
      project('deployed', isolated, onSuite),
      project('functions', ['tests/functions/**/*.test.ts'], {
        ...onSuite,
        isolate: false,
        exclude: [...configDefaults.exclude, ...isolated],
      }),
      // The files of a worker share its browser.
      project('site', ['tests/site/**/*.test.ts'], {
        ...onSuite,
        isolate: false,
        exclude: [...configDefaults.exclude, ...(installedBrowsers.length > 0 ? [] : [ofOtherBrowsers])],
      }),
    ],
  },
});
