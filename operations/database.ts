import { Command } from 'commander';
import type { App } from 'firebase-admin/app';
import type { Firestore } from 'firebase-admin/firestore';
import { Problem, runCommand } from '../emulators/command.ts';
import { host, suites } from '../emulators/configuration.ts';
import { isProjectId } from '../release/commandLine.ts';

/** A command of an operator, with the options that say where to look. */
export const operatorCommand = (name: string, description: string): Command =>
  new Command(`npm run ${name} --`)
    .description(description)
    .option('--project <id>', "a real project, with Google's default credentials")
    .option('--suite <name>', 'local (npm start) or test', 'local');

export interface Place {
  project?: string | undefined;
  suite?: string | undefined;
}

export interface Database {
  app: App;
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
  if (project) await applicationDefault().getAccessToken();
  const { getFirestore } = await import('firebase-admin/firestore');
  const app = initializeApp({ projectId }, `operations-${projectId}`);
  return { app, firestore: getFirestore(app), projectId, isReal: project !== undefined };
};

const realProject = (project: string): string => {
  if (!isProjectId(project))
    throw new Problem(`${project} is not the id of a project at Google; a suite is named by --suite.`);
  delete process.env['FIRESTORE_EMULATOR_HOST'];
  return project;
};

const runningSuite = async (name: string): Promise<string> => {
  const suite = Object.values(suites).find((known) => known.name === name);
  if (!suite)
    throw new Problem(`There is no suite ${name}, but ${Object.keys(suites).join(', ')} (or --project).`);
  const address = `${host}:${suite.ports.firestore}`;
  await fetch(`http://${address}/`).catch(() => {
    throw new Problem(`Nothing answers on ${address}: start the suite first (npm start, npm run suite).`);
  });
  process.env['FIRESTORE_EMULATOR_HOST'] = address;
  // Otherwise the client looks for Google's machines around it, which takes seconds.
  process.env['METADATA_SERVER_DETECTION'] = 'none';
  return suite.projectId;
};

/** Runs what an operator asked for; what Google's client says of missing rights is told in a sentence with what to do. */
export const runOperation = (command: Command): Promise<never> =>
  runCommand(async () => {
    await command.parseAsync().catch((error: Error) => {
      if (/credential|invalid_grant|UNAUTHENTICATED/i.test(error.message))
        throw new Problem('Google does not know you here: run `gcloud auth application-default login`.');
      if (/PERMISSION_DENIED/.test(error.message))
        throw new Problem('Your Google account may not read and write Firestore in this project.');
      throw error;
    });
    return 0;
  });
