import { defineConfig } from 'vite';
import manifest from './package.json' with { type: 'json' };

/** One file that runs with nothing but what `package.json` installs, so that this folder deploys alone. */
export default defineConfig({
  envDir: false,
  build: {
    ssr: 'src/index.ts',
    outDir: 'lib',
    // A running emulator watches the folder: the file is overwritten, never missing.
    emptyOutDir: false,
    target: 'node24',
    sourcemap: true,
    rolldownOptions: { output: { entryFileNames: 'index.js', codeSplitting: false } },
  },
  ssr: { noExternal: true, external: Object.keys(manifest.dependencies) },
});
