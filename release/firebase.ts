import { createRequire } from 'node:module';

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

export const projectOption = [
  '-P, --project <id>',
  'a Firebase project or an alias of .firebaserc; else GOOGLE_CLOUD_PROJECT, else the alias of the command',
] as const;

/** Whether a text can be the id of a real project, not of an emulated one. */
export const isProjectId = (text: string): boolean => /^(?!demo-)[a-z][a-z0-9-]{4,28}[a-z0-9]$/.test(text);
