import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, stateFolder } from '../../commands/folders.ts';

const fonts = join(root, 'node_modules/dejavu-fonts-ttf/ttf');
const file = join(stateFolder, 'fonts.conf');

/** Fontconfig finds only the project's DejaVu fonts. DejaVu Sans replaces every other family. */
const configuration = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>${fonts}</dir>
  <cachedir>${join(stateFolder, 'fontcache')}</cachedir>
  <match target="pattern">
    <edit name="family" mode="append_last"><string>DejaVu Sans</string></edit>
  </match>
</fontconfig>
`;

/** Environment variables that make a browser's rendering the same on every Linux. */
export const sameEverywhere = (): Record<string, string | undefined> => {
  mkdirSync(stateFolder, { recursive: true });
  writeFileSync(file, configuration);
  return {
    ...process.env,
    FONTCONFIG_FILE: file,
    LANG: 'C.UTF-8',
    LANGUAGE: '',
    LC_ALL: '',
    TZ: 'Europe/Zurich',
  };
};
