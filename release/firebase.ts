import { createRequire } from 'node:module';

/** The result of a query of the Firebase CLI, or the message of its error. */
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

/** Runs a query of the Firebase CLI in this process, so that several queries load the CLI only once. */
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

/** The option that selects the project. */
export const projectOption = [
  '-P, --project <id>',
  'a Firebase project or an alias of .firebaserc; else GOOGLE_CLOUD_PROJECT, else the alias of the command',
] as const;

/** Whether a text can be the id of a real Google project. The ids of the emulators cannot. */
export const isProjectId = (text: string): boolean => /^(?!demo-)[a-z][a-z0-9-]{4,28}[a-z0-9]$/.test(text);
