import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser, isRoot } from './browser.ts';
import { startChild } from './children.ts';
import { playwright, stateFolder } from './paths.ts';
import { Problem } from './problem.ts';

type Command = [string, ...string[]];

/** As `findBrowser`, and installs one where that is allowed: Debian's as root, else Playwright's for this user. */
export const provideBrowser = async (): Promise<string> => {
  const installed = findBrowser();
  if (installed) return installed;
  console.log('Installing a browser for the tests, once.');
  if (isRoot && isDebian() && (await run('apt-get', 'update')))
    await run('apt-get', 'install', '--yes', '--no-install-recommends', 'chromium');
  if (!findBrowser())
    await run(
      process.execPath,
      playwright,
      'install',
      '--no-shell',
      ...(isRoot ? ['--with-deps'] : []),
      'chromium',
    );
  const browser = findBrowser();
  if (browser) return browser;
  throw new Problem(
    'The tests need Chrome or Chromium; none is installed, and none could be (.local/browser.log says why): install one, or name its program in CHROME_PATH.',
  );
};

/** Ubuntu calls itself like Debian, but its package is an empty shell around a snap. */
const isDebian = (): boolean =>
  existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));

const run = async (...command: Command): Promise<boolean> => {
  const child = startChild({
    name: 'The installation of a browser',
    command,
    environment: { DEBIAN_FRONTEND: 'noninteractive' },
    log: join(stateFolder, 'browser.log'),
  });
  return (await child.exited) === 0;
};
