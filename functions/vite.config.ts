import { readFileSync, writeFileSync } from 'node:fs';
import { defineConfig, type Plugin } from 'vite';
import { lockFileOf } from './lockFile.ts';
import manifest from './package.json' with { type: 'json' };

/** Writes a lock file, so that a deployment installs the versions of the project's package-lock.json. */
const lockFile: Plugin = {
  name: 'lock-file',
  closeBundle: () => {
    const whole = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'));
    const own = lockFileOf(whole, 'functions', manifest);
    writeFileSync(new URL('package-lock.json', import.meta.url), `${JSON.stringify(own, null, 2)}\n`);
  },
};

/**
 * Bundles all packages into one file, because a new instance would otherwise read about 500 files
 * (docs/decisions/030). The format is CommonJS, because some packages use `__dirname`.
 */
export default defineConfig({
  envDir: false,
  plugins: [lockFile],
  build: {
    ssr: 'src/index.ts',
    outDir: 'lib',
    // The file is overwritten and never deleted, because a running emulator watches this folder.
    emptyOutDir: false,
    target: 'node24',
    rolldownOptions: { output: { format: 'cjs', entryFileNames: 'index.cjs', codeSplitting: false } },
  },
  ssr: { noExternal: true },
});
