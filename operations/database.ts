import type { Firestore } from 'firebase-admin/firestore';
import { host, suites } from '../emulators/configuration.ts';
import { Problem } from '../emulators/problem.ts';

interface Place {
  project?: string | undefined;
  suite?: string | undefined;
}

export interface Database {
  firestore: Firestore;
  projectId: string;
  /** Whether it is a real project. */
  isReal: boolean;
}

/**
 * The database of the named project or suite, and of no other: an emulator in the environment does not catch what is
 * meant for a project, and a project in the environment is not asked.
 */
export const databaseOf = async ({ project, suite = 'local' }: Place): Promise<Database> => {
  const projectId = project ? realProject(project) : await runningSuite(suite);
  const { applicationDefault, initializeApp } = await import('firebase-admin/app');
  // Firestore's client would end the process with it.
  if (project) await explained(applicationDefault().getAccessToken());
  const { getFirestore } = await import('firebase-admin/firestore');
  const firestore = getFirestore(initializeApp({ projectId }, `operations-${projectId}`));
  return { firestore, projectId, isReal: project !== undefined };
};

const realProject = (project: string): string => {
  if (!/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/.test(project) || project.startsWith('demo-'))
    throw new Problem(`${project} is not the id of a project at Google; a suite is named by --suite.`);
  delete process.env['FIRESTORE_EMULATOR_HOST'];
  return project;
};

const runningSuite = async (name: string): Promise<string> => {
  const suite = Object.values(suites).find((known) => known.name === name);
  if (!suite)
    throw new Problem(
      `There is no suite ${name}: name one of ${Object.keys(suites).join(', ')}, or --project.`,
    );
  const address = `${host}:${suite.ports.firestore}`;
  await fetch(`http://${address}/`).catch(() => {
    throw new Problem(`Nothing answers on ${address}: start the suite first (npm start, npm run suite).`);
  });
  process.env['FIRESTORE_EMULATOR_HOST'] = address;
  // Otherwise the client looks for Google's machines around it, which takes seconds.
  process.env['METADATA_SERVER_DETECTION'] = 'none';
  return suite.projectId;
};

/** What Google's client says of missing rights, in a sentence with what to do. */
export const explained = async <Result>(work: Promise<Result>): Promise<Result> => {
  try {
    return await work;
  } catch (error) {
    const text = error instanceof Error ? error.message : '';
    if (/credential|invalid_grant|UNAUTHENTICATED/i.test(text))
      throw new Problem(
        'Google does not know you here: run `gcloud auth application-default login`, then try again.',
      );
    if (/PERMISSION_DENIED/.test(text))
      throw new Problem('Your Google account may not read and write Firestore in this project.');
    throw error;
  }
};
