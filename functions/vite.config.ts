import { readFileSync, writeFileSync } from 'node:fs';
import { defineConfig, type Plugin } from 'vite';
import { lockFileOf } from './lockFile.ts';
import manifest from './package.json' with { type: 'json' };

/** Writes the lock file beside the bundle: Google installs with it what package-lock.json of the whole project names. */
const lockFile: Plugin = {
  name: 'lock-file',
  closeBundle: () => {
    const whole = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'));
    const own = lockFileOf(whole, 'functions', manifest);
    writeFileSync(new URL('package-lock.json', import.meta.url), `${JSON.stringify(own, null, 2)}\n`);
  },
};

/**
 * One file with all packages: a new instance reads one file instead of 500 (docs/performance.md, "A cold start"), and runs
 * the versions that the tests run. CommonJS, as some of the packages use `__dirname`.
 */
export default defineConfig({
  envDir: false,
  plugins: [lockFile],
  build: {
    ssr: 'src/index.ts',
    outDir: 'lib',
    // A running emulator watches the folder: the file is overwritten, never missing.
    emptyOutDir: false,
    target: 'node24',
    rolldownOptions: { output: { format: 'cjs', entryFileNames: 'index.cjs', codeSplitting: false } },
  },
  ssr: { noExternal: true },
});
