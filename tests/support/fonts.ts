import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, stateFolder } from '../../commands/folders.ts';

const fonts = join(root, 'node_modules/dejavu-fonts-ttf/ttf');
const file = join(stateFolder, 'fonts.conf');

/** Fontconfig's configuration: only the DejaVu fonts of the project, and DejaVu Sans for every other family. */
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

/**
 * The environment variables of a browser that renders the same on every Linux: the project's fonts instead of the
 * installed ones, and neither the language nor the time zone of the machine.
 */
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
