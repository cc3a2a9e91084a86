import { existsSync, globSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { execaSync } from 'execa';
import { Problem } from './command.ts';

/** The oldest major version that the Firestore emulator runs on. */
const oldestJava = 21;

type Environment = Record<string, string | undefined>;

/** Where systems and their installers put a Java; patterns of the folder that holds `bin`. */
const usualPlaces = [
  '/usr/lib/jvm/*',
  '/usr/lib64/jvm/*',
  '/opt/*{jdk,jre,java}*',
  '/Library/Java/JavaVirtualMachines/*/Contents/Home',
  '/opt/homebrew/opt/openjdk*',
  'C:/Program Files/{Java,Eclipse Adoptium,Microsoft,Zulu,Amazon Corretto}/*',
  join(homedir(), '.sdkman/candidates/java/*'),
  join(homedir(), '.jdks/*'),
];

/** The folder of a Java that is new enough: the one of JAVA_HOME, on the PATH, else the newest of the usual places. */
export const findJava = (environment: Environment = process.env, places = usualPlaces): string => {
  const named = environment['JAVA_HOME'] ? [join(environment['JAVA_HOME'], 'bin')] : [];
  const onPath = [...named, ...(environment['PATH'] ?? '').split(delimiter).filter(Boolean)].flatMap(javaIn);
  const fitting = onPath.find(isNewEnough);
  if (fitting) return fitting.folder;
  const installed = globSync(places).flatMap((home) => javaIn(join(home, 'bin')));
  const newest = installed.sort((one, other) => other.version - one.version)[0];
  if (newest && isNewEnough(newest)) return newest.folder;
  const found = [...onPath, ...installed]
    .map(({ version, folder }) => `Java ${version} in ${folder}`)
    .join(', ');
  throw new Problem(
    `The Firestore emulator needs Java ${oldestJava} or newer; ${found ? `found: ${found}` : 'none was found'}. Install one (https://adoptium.net), or point JAVA_HOME to it.`,
  );
};

const isNewEnough = ({ version }: { version: number }): boolean => version >= oldestJava;

const javaIn = (folder: string): { folder: string; version: number }[] => {
  const program = join(folder, process.platform === 'win32' ? 'java.exe' : 'java');
  if (!existsSync(program)) return [];
  const { stderr } = execaSync(program, ['-version'], { reject: false, timeout: 20_000 });
  const version = /version "(?:1\.)?(\d+)/.exec(stderr)?.[1];
  return version ? [{ folder, version: Number(version) }] : [];
};
