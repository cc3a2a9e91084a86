import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumArguments } from '../emulators/browser.ts';
import { provideBrowser } from '../emulators/browserInstallation.ts';
import { startChild } from '../emulators/children.ts';
import { stateFolder } from '../emulators/paths.ts';

/** What keeps a browser that is measured from doing anything else. */
const quiet = [
  '--headless=new',
  '--disable-extensions',
  '--disable-component-extensions-with-background-pages',
  '--disable-default-apps',
  '--disable-features=Translate,OptimizationHints,MediaRouter,DialMediaRouteProvider',
  '--disable-renderer-backgrounding',
  '--disable-backgrounding-occluded-windows',
  '--disable-background-timer-throttling',
  '--force-fieldtrials=*BackgroundTracing/default/',
  '--metrics-recording-only',
  '--mute-audio',
  '--no-default-browser-check',
  '--password-store=basic',
  '--use-mock-keychain',
];

/** What a browser is started with to accept the certificate of the bench's own server, and no other. */
export const trusting = (fingerprint: string) => `--ignore-certificate-errors-spki-list=${fingerprint}`;

export interface Chromium {
  /** On which it is remotely controlled. */
  port: number;
  end: () => Promise<void>;
}

/** A browser without a window and with a profile of its own; `still` asks pages for reduced motion. */
export const startChromium = async (fingerprint: string, { still = false } = {}): Promise<Chromium> => {
  const profile = mkdtempSync(join(tmpdir(), 'helvardar-bench-'));
  const child = startChild({
    name: 'Chromium',
    command: [
      await provideBrowser(),
      ...chromiumArguments,
      ...quiet,
      trusting(fingerprint),
      ...(still ? ['--force-prefers-reduced-motion'] : []),
      `--user-data-dir=${profile}`,
      '--remote-debugging-port=0',
      'about:blank',
    ],
    log: join(stateFolder, 'bench/chromium.log'),
  });
  const line = await Promise.race([child.says(/^DevTools listening on /), child.failure]);
  return {
    port: Number(new URL(line.replace('DevTools listening on ', '')).port),
    end: async () => {
      await child.end();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
};
