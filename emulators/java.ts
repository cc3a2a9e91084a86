import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { execaSync } from 'execa';
import { Problem } from '../commands/command.ts';

/** The oldest major version that runs the Firestore emulator. */
const oldestJava = 21;

type Environment = Record<string, string | undefined>;

/** Linux distributions install Java here, but do not always add it to the PATH. */
const usualPlaces = '/usr/lib/jvm/*/bin';

/** The folder of the first Java that is new enough. */
export const findJava = (environment: Environment = process.env, places = usualPlaces): string => {
  const { JAVA_HOME, PATH = '' } = environment;
  const folders = [...(JAVA_HOME ? [join(JAVA_HOME, 'bin')] : []), ...PATH.split(delimiter)];
  const found: string[] = [];
  for (const folder of [...folders, ...globSync(places)]) {
    const version = versionIn(folder);
    if (version && version >= oldestJava) return folder;
    if (version) found.push(`Java ${version} in ${folder}`);
  }
  throw new Problem(
    `The Firestore emulator needs Java ${oldestJava} or newer; ${found.length > 0 ? `found: ${found.join(', ')}` : 'none was found'}. Install one (https://adoptium.net), or point JAVA_HOME to it.`,
  );
};

const versionIn = (folder: string): number | undefined => {
  const program = join(folder, process.platform === 'win32' ? 'java.exe' : 'java');
  if (!existsSync(program)) return undefined;
  const { stderr } = execaSync(program, ['-version'], { reject: false, timeout: 20_000 });
  const version = /version "(?:1\.)?(\d+)/.exec(stderr)?.[1];
  return version ? Number(version) : undefined;
};
