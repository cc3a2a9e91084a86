import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';
import { Problem } from './problem.ts';

type Environment = Record<string, string | undefined>;

/** Chromium's sandbox refuses to work for root. */
export const isRoot = process.getuid?.() === 0;

/** What Chromium is started with: silent in a closed network, and without its sandbox where that cannot work. */
export const chromiumArguments = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-quic',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

const names = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'microsoft-edge',
];
const usualPlaces: Partial<Record<NodeJS.Platform, string[]>> = {
  linux: ['/opt/google/chrome/chrome', '/snap/bin/chromium', '/usr/lib/chromium/chromium'],
  darwin: ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
    (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
  ),
  win32: [
    'C:/Program Files/Google/Chrome/Application/chrome.exe',
    'C:/Program Files (x86)/Google/Chrome/Application/chrome.exe',
    'C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe',
  ],
};

/** The program of a Chromium: the one that CHROME_PATH names, an installed one, Playwright's own; undefined if none. */
export const findBrowser = (environment: Environment = process.env): string | undefined => {
  const named = environment['CHROME_PATH'];
  if (named && !runs(named))
    throw new Problem(`CHROME_PATH names ${named}, which does not start: correct it, or unset it.`);
  const onPath = (environment['PATH'] ?? '')
    .split(delimiter)
    .filter(Boolean)
    .flatMap((folder) => names.map((name) => join(folder, name)));
  const places = [...onPath, ...(usualPlaces[process.platform] ?? []), chromium.executablePath()];
  return named ?? places.find(runs);
};

/** Ubuntu's package is a script that asks for a snap: only an answer counts. Chrome for Windows would open a window. */
const runs = (file: string): boolean =>
  existsSync(file) &&
  (process.platform === 'win32' || spawnSync(file, ['--version'], { timeout: 20_000 }).status === 0);
