import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { root } from '../commands/folders.ts';

/** Settings by name, as in an `.env` file or in `process.env`. */
export type Values = Readonly<Record<string, string | undefined>>;

/** The functions' settings. As in the Firebase CLI, `.env.<project>` overrides `.env`. */
export const functionsValuesOf = (project: string | undefined, folder = join(root, 'functions')): Values => {
  const files = ['.env', `.env.${project}`].map((file) => join(folder, file));
  return Object.assign({}, ...files.filter(existsSync).map((file) => parseEnv(readFileSync(file, 'utf8'))));
};

/** The names of the settings that a deployed function has with another value. */
export const differingValues = (values: Values, deployed: Values = {}): string[] =>
  Object.keys(values).filter((name) => deployed[name] !== values[name]);
