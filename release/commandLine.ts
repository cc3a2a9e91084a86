import { createRequire } from 'node:module';
import { execa, type Options } from 'execa';
import { root } from '../commands/folders.ts';

/** A program of the project's packages or of the machine, with its parameters. */
export type Command = readonly [program: string, ...parameters: string[]];

/** Runs a command in the repository. A failure, or a missing program, resolves with `failed`. */
export const run = <Chosen extends Options>([program, ...parameters]: Command, options: Chosen) =>
  execa(program, parameters, { cwd: root, preferLocal: true, localDir: root, reject: false, ...options });

/** The output of a command; empty when it fails. */
export const outputOf = async (command: Command): Promise<string> => {
  const { failed, stdout } = await run(command, { stderr: 'ignore' });
  return failed ? '' : stdout;
};

/** The Firebase CLI's answer; `error` is its message. */
export interface Answer<Result> {
  result?: Result | undefined;
  error?: string | undefined;
}

type Query = (options: { project: string; nonInteractive: true }) => Promise<unknown>;
interface FirebaseTools {
  ext: { list: Query };
  firestore: { databases: { list: Query } };
  functions: { list: Query };
  hosting: { sites: { list: Query } };
}

/** Asks the Firebase CLI as a module, so that several questions need one start of it. */
export const askFirebase = async <Result>(
  project: string,
  choose: (tools: FirebaseTools) => Query,
): Promise<Answer<Result>> => {
  const tools: FirebaseTools = createRequire(import.meta.url)('firebase-tools');
  try {
    return { result: (await choose(tools)({ project, nonInteractive: true })) as Result };
  } catch (error) {
    return { error: (error as Error).message };
  }
};

/** The command as text that can be copied into a shell. */
export const typed = ([program, ...parameters]: Command): string => {
  const quoted = parameters.map((parameter) => (/[" ]/.test(parameter) ? `'${parameter}'` : parameter));
  return [...(program === 'firebase' ? ['npx'] : []), program, ...quoted].join(' ');
};

/** The option that selects the project. */
export const projectOption = [
  '-P, --project <id>',
  'a Firebase project or an alias of .firebaserc; else GOOGLE_CLOUD_PROJECT, else the alias of the command',
] as const;

/** Whether a text can be the id of a real Google project. The ids of the emulators cannot. */
export const isProjectId = (text: string): boolean => /^(?!demo-)[a-z][a-z0-9-]{4,28}[a-z0-9]$/.test(text);
