import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { execaSync } from 'execa';
import { type Browser, chromium } from 'playwright-core';
import { Problem } from '../../commands/command.ts';
import { type CommandLine, run } from '../../commands/commandLine.ts';
import { sameEverywhere } from './fonts.ts';

/** Chromium's sandbox does not work for root. */
const isRoot = process.getuid?.() === 0;

/** Most of these arguments stop requests that Chromium sends on its own, such as update checks. */
export const chromiumArguments = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-quic',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/**
 * The path of the browser for the tests: CHROME_PATH if it is set, otherwise the first of `places` that starts.
 * Debian's headless shell comes first, because it needs a third less processor time per page.
 */
const findBrowser = (places = usualPlaces()): string | undefined => {
  const named = process.env['CHROME_PATH'];
  if (named && !runs(named))
    throw new Problem(`CHROME_PATH names ${named}, which does not start: correct it, or unset it.`);
  return named || places.find(runs);
};

const usualPlaces = (): string[] => [
  ...['chromium-headless-shell', 'google-chrome', 'chromium', 'chromium-browser'].map(
    (name) => `/usr/bin/${name}`,
  ),
  ...['Google Chrome', 'Chromium'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`),
  ...['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].map((name) =>
    join(process.env[name] ?? '', 'Google/Chrome/Application/chrome.exe'),
  ),
  chromium.executablePath(),
];

/**
 * Whether the program starts. The existence of the file is not enough, because Ubuntu's `chromium-browser` may be a
 * script that only asks the user to install another package. On Windows the existence must be enough, because
 * `--version` would open a window.
 */
const runs = (file: string): boolean =>
  existsSync(file) &&
  (process.platform === 'win32' ||
    execaSync(file, ['--version'], { reject: false, timeout: 20_000 }).exitCode === 0);

/** Like `findBrowser`, but installs a missing browser: Debian's for root on Debian, otherwise Playwright's. */
export const provideBrowser = async (): Promise<string> => {
  const installed = findBrowser();
  if (installed) return installed;
  console.log('Installing a browser for the tests, once.');
  const system = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
  const debians = 'apt-get update && apt-get install --yes --no-install-recommends chromium-headless-shell';
  const playwrights = ['install', '--no-shell', ...(isRoot ? ['--with-deps'] : []), 'chromium'];
  const ways: CommandLine[] = [['playwright-core', ...playwrights]];
  if (isRoot && /^ID=debian$/m.test(system)) ways.unshift(['sh', '-c', debians]);
  const said: string[] = [];
  for (const way of ways) {
    said.push((await run(way, { all: true, env: { DEBIAN_FRONTEND: 'noninteractive' } })).all);
    const browser = findBrowser();
    if (browser) return browser;
  }
  throw new Problem(
    `${said.join('\n')}\n\nThe tests need Chrome or Chromium; none is installed, and none could be: install one, or name its program in CHROME_PATH.`,
  );
};

/** Launches a browser that renders the same on every machine. */
export const launchBrowser = async (...parameters: string[]): Promise<Browser> =>
  chromium.launch({
    executablePath: await provideBrowser(),
    // A separate GPU process is useless without a graphics card.
    args: [...chromiumArguments, '--in-process-gpu', ...parameters],
    env: sameEverywhere(),
  });
