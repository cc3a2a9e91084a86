import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { root } from '../commands/folders.ts';

/** Values by name, as in an `.env` file or a process environment. */
export type Values = Readonly<Record<string, string | undefined>>;

/** The settings of the functions, from the files that the Firebase CLI reads: `functions/.env`, overridden by the project's. */
export const functionsValuesOf = (project: string | undefined, folder = join(root, 'functions')): Values => {
  const files = ['.env', `.env.${project}`].map((file) => join(folder, file));
  return Object.assign({}, ...files.filter(existsSync).map((file) => parseEnv(readFileSync(file, 'utf8'))));
};
