import { join } from 'node:path';
import { execa } from 'execa';
import { Problem } from './command.ts';
import { root } from './folders.ts';

const run = async (command: string[], folder: string, failure: string): Promise<void> => {
  const { all, failed } = await execa('node', command, {
    cwd: folder,
    preferLocal: true,
    localDir: root,
    all: true,
    reject: false,
  });
  if (failed) throw new Problem(`${all}\n\n${failure}: fix the errors above.`);
};

/** Checks the types. Throws an error with the compiler's output if the check fails. */
export const checkTypes = (): Promise<void> => run(['node_modules/.bin/tsc'], root, 'The type check failed');

/** Runs the build script of a workspace as npm would. */
export const build = (workspace: 'web' | 'functions'): Promise<void> =>
  run(['--run', 'build'], join(root, workspace), `The build of ${workspace} failed`);
