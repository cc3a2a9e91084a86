import { Command } from 'commander';
import type { Firestore } from 'firebase-admin/firestore';
import { Problem, runCommand } from '../commands/command.ts';
import { emulatedProject } from '../emulators/emulatedProject.ts';
import { isProjectId } from '../release/firebase.ts';

export const operatorCommand = (name: string, description: string): Command =>
  new Command(`npm run ${name} --`)
    .description(description)
    .option('--project <id>', "a real project, with Google's default credentials")
    .option('--emulators <name>', 'local (npm start) or test', 'local');

export interface Place {
  project?: string | undefined;
  emulators?: string | undefined;
}

/** The database of a project, or of emulators (`isReal` is false). FIRESTORE_EMULATOR_HOST has no effect. */
export const databaseOf = async ({ project, emulators = 'local' }: Place) => {
  const projectId = project ? realProject(project) : await emulatedProject(emulators);
  const { applicationDefault, initializeApp } = await import('firebase-admin/app');
  // Without credentials, this call throws an error, whereas Firestore's client would end the process.
  if (project) await applicationDefault().getAccessToken();
  const { getFirestore } = await import('firebase-admin/firestore');
  const app = initializeApp({ projectId }, `operations-${projectId}`);
  if (project) await requireRightClock(getFirestore(app));
  return { app, firestore: getFirestore(app), projectId, isReal: project !== undefined };
};
export type Database = Awaited<ReturnType<typeof databaseOf>>;

/** The tolerated clock difference in milliseconds. */
const tolerance = 60_000;

/**
 * Throws a `Problem` if this machine's clock is wrong, because a reconciliation that runs on this machine would then
 * skip requests or send an e-mail twice.
 */
export const requireRightClock = async (firestore: Firestore): Promise<void> => {
  const { readTime } = await firestore.doc('control/reconciliation').get();
  const seconds = Math.round((Date.now() - readTime.toMillis()) / 1_000);
  if (Math.abs(seconds) * 1_000 > tolerance)
    throw new Problem(
      `The clock of this machine is ${seconds} s off Google's: set it right, then try again.`,
    );
};

const realProject = (project: string): string => {
  if (!isProjectId(project))
    throw new Problem(`${project} is not the id of a Google project; use --emulators for the emulators.`);
  delete process.env['FIRESTORE_EMULATOR_HOST'];
  return project;
};

/** Runs a command. Google's errors about credentials or rights become a `Problem` that an operator understands. */
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
