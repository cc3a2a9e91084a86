import { existsSync, globSync } from 'node:fs';

const firefox = '/usr/bin/firefox-esr';
const [miniBrowser = ''] = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser');
const webKitDriver = '/usr/bin/WebKitWebDriver';
const screen = '/usr/bin/Xvfb';

/** The browsers other than Chromium: Debian's packages for each, and whether their programs are installed. */
export const otherBrowsers = {
  Firefox: { packages: 'firefox-esr', installed: existsSync(firefox) },
  WebKit: {
    packages: 'webkit2gtk-driver xvfb',
    installed: [miniBrowser, webKitDriver, screen].every((program) => existsSync(program)),
  },
};
export type OtherBrowser = keyof typeof otherBrowsers;
export const programs = { firefox, miniBrowser, webKitDriver, screen };

const names = Object.keys(otherBrowsers) as OtherBrowser[];
export const installedBrowsers = names.filter((name) => otherBrowsers[name].installed);
export const missingBrowsers = names.filter((name) => !otherBrowsers[name].installed);
