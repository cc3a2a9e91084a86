import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { builtTheme } from './build/builtTheme.ts';
import { iconData } from './build/iconData.ts';
import { linkTexts } from './build/linkTexts.ts';
import { precomputed } from './build/precomputed.ts';
import { supportedBrowsers } from './build/supportedBrowsers.ts';

/**
 * The Hosting emulator's address, set by `npm run dev`. The development server forwards requests for Firebase's
 * settings (`/__`) and for the function (`/api`) to this emulator.
 */
const hosting = process.env['HOSTING_ORIGIN'];

/**
 * Modules shared by several pages go into few files, which halves the requests of a first visit. The entry `start.ts`
 * has its own file, because it alone loads before the first paint. Libraries have their own files, because they change
 * less often than the site. Policies have one, because few visitors open them.
 */
const groups = [
  { name: 'start', test: /preload-helper|web[\\/]src[\\/]start/ },
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]|web[\\/]src[\\/]reactDom/ },
  {
    name: 'libraries',
    test: /node_modules[\\/](react-router|react-router-dom|i18next|react-i18next|@emotion|stylis|lucide-react[\\/]dist[\\/]esm[\\/](createLucideIcon|Icon|shared|default|context))[\\/.]/,
  },
  { name: 'material', test: /node_modules[\\/]@mui/, minShareCount: 3 },
  {
    name: 'site',
    test: /web[\\/]src[\\/](?!i18n[\\/]locales|start|pages[\\/]policy|art[\\/](?!DrawingFrame))|shared[\\/]|lucide-react/,
    minShareCount: 3,
  },
  { name: 'icons', test: /lucide-react/, minShareCount: 2 },
  { name: 'drawings', test: /web[\\/]src[\\/]art/, minShareCount: 2 },
];

/** Modules that the build replaces by their values. */
const dataModules = ['theme/cssVariables.ts', 'pages/home/paintTimes.ts'].map((file) =>
  fileURLToPath(new URL(`src/${file}`, import.meta.url)),
);

export default defineConfig({
  plugins: [react(), iconData(), linkTexts(), builtTheme(), precomputed(...dataModules)],
  resolve: {
    alias: {
      /** Replaces notistack's style library `goober`, whose style elements the content security policy blocks. */
      goober: fileURLToPath(new URL('src/consultation/toasts/toastStyles.ts', import.meta.url)),
    },
  },
  server: { proxy: hosting ? { '/__': hosting, '/api': hosting } : {} },
  build: {
    target: supportedBrowsers,
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: { groups },
        // Content blockers block files by words in their names, such as "cookie" or "social".
        entryFileNames: 'assets/[hash:7].js',
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: 'assets/[hash:7][extname]',
      },
      // Only Emotion's `withTheme`, which the site does not use, needs these packages. Without this setting they would
      // stay in the bundle, because they are not ES modules.
      treeshake: { moduleSideEffects: [{ test: /hoist-non-react-statics|react-is/, sideEffects: false }] },
    },
  },
  ssr: { noExternal: true },
});
