import { spawnSync } from 'node:child_process';
import { existsSync, globSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { Problem } from './problem.ts';

/** The oldest major version that the Firestore emulator runs on. */
export const oldestJava = 21;

interface Java {
  /** The folder of the `java` program. */
  folder: string;
  version: number;
}

type Environment = Record<string, string | undefined>;

/** Where systems and their installers put a Java; patterns of the folder that holds `bin`. */
const usualPlaces: Partial<Record<NodeJS.Platform, string[]>> = {
  linux: [
    '/usr/lib/jvm/*',
    '/usr/lib64/jvm/*',
    '/usr/java/*',
    '/usr/local/*{jdk,jre,java}*',
    '/opt/*{jdk,jre,java}*',
    '/opt/*/*{jdk,jre}*',
  ],
  darwin: [
    '/Library/Java/JavaVirtualMachines/*/Contents/Home',
    join(homedir(), 'Library/Java/JavaVirtualMachines/*/Contents/Home'),
    '/opt/homebrew/opt/openjdk*',
    '/usr/local/opt/openjdk*',
  ],
  win32: ['C:/Program Files/{Java,Eclipse Adoptium,Microsoft,Zulu,Amazon Corretto,BellSoft}/*'],
};
const personalPlaces = [
  '.sdkman/candidates/java/*',
  '.jdks/*',
  '.asdf/installs/java/*',
  '.local/share/mise/installs/java/*',
];

/** The folder of a Java that is new enough, looked for in JAVA_HOME, on the PATH, then in the usual places. */
export const findJava = (environment: Environment = process.env, places: string[] = placesHere()): string => {
  const named = environment['JAVA_HOME'] ? [join(environment['JAVA_HOME'], 'bin')] : [];
  const onPath = (environment['PATH'] ?? '').split(delimiter).filter(Boolean);
  const seen: Java[] = [];
  for (const folder of [...named, ...onPath]) {
    const java = javaIn(folder);
    if (java && java.version >= oldestJava) return java.folder;
    if (java) seen.push(java);
  }
  const installed = globSync(places).flatMap((home) => javaIn(join(home, 'bin')) ?? []);
  const newest = installed.sort((one, other) => other.version - one.version)[0];
  if (newest && newest.version >= oldestJava) return newest.folder;
  throw new Problem(absence([...seen, ...installed]));
};

const placesHere = (): string[] => [
  ...(usualPlaces[process.platform] ?? []),
  ...personalPlaces.map((place) => join(homedir(), place)),
];

const javaIn = (folder: string): Java | undefined => {
  const program = join(folder, process.platform === 'win32' ? 'java.exe' : 'java');
  if (!existsSync(program)) return undefined;
  const { stdout, stderr } = spawnSync(program, ['-version'], { encoding: 'utf8', timeout: 20_000 });
  const version = /version "(?:1\.)?(\d+)/.exec(`${stderr}${stdout}`)?.[1];
  return version ? { folder, version: Number(version) } : undefined;
};

const absence = (seen: Java[]): string => {
  const found = [...new Set(seen.map(({ version, folder }) => `Java ${version} in ${realpathSync(folder)}`))];
  return `The Firestore emulator needs Java ${oldestJava} or newer; ${
    found.length > 0 ? `found: ${found.join(', ')}` : 'none was found'
  }. Install one (https://adoptium.net), or point JAVA_HOME to it.`;
};
