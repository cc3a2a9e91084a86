import { fileURLToPath } from 'node:url';
import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';

/** The origin that `npm run build` puts into the pages: tests expect the same. */
const env = loadEnv('production', fileURLToPath(new URL('web', import.meta.url)), 'VITE_');

/**
 * `unit` needs nothing; a file that wants a DOM starts with `@vitest-environment happy-dom`. The others need the running
 * suite of the tests (`npm run suite`).
 */
export default defineConfig({
  test: {
    reporters: ['default'],
    silent: 'passed-only',
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            '{shared,functions/src,emulators,delivery,operations,bench,web/src,web/build}/**/*.test.{ts,tsx}',
          ],
          environment: 'node',
          env,
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'rules',
          include: ['tests/rules/**/*.test.ts'],
          globalSetup: 'emulators/requireSuite.ts',
          fileParallelism: false,
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'functions',
          include: ['tests/functions/**/*.test.ts'],
          globalSetup: 'emulators/requireSuite.ts',
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'site',
          include: ['tests/site/**/*.test.ts'],
          globalSetup: [
            'emulators/requireSuite.ts',
            'emulators/requireServedPages.ts',
            'emulators/requireBrowser.ts',
          ],
          env,
          maxWorkers: 2,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // A busy machine may need a while for what a test waits for; what never comes fails all the same.
          expect: { poll: { timeout: 10_000 } },
        },
      },
    ],
  },
});
