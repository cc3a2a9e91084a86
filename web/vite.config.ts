import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** In development the Firebase settings and the function come from the Hosting emulator. */
const hosting = process.env['HOSTING_ORIGIN'] ?? 'http://127.0.0.1:5050';

export default defineConfig({
  plugins: [react()],
  server: { proxy: { '/__': hosting, '/api': hosting } },
  build: { manifest: true, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  ssr: { noExternal: true },
});
