import { join } from 'node:path';
import { Problem } from './command.ts';
import { type CommandLine, run } from './commandLine.ts';
import { root } from './folders.ts';

const requireSuccess = async (command: CommandLine, cwd: string, failure: string): Promise<void> => {
  const { all, failed } = await run(command, { cwd, all: true });
  if (failed) throw new Problem(`${all}\n\n${failure}: fix the errors above.`);
};

/** Throws a `Problem` with the compiler's output if the type check fails. */
export const checkTypes = (): Promise<void> => requireSuccess(['tsc'], root, 'The type check failed');

export const build = (workspace: 'web' | 'functions'): Promise<void> =>
  requireSuccess(['node', '--run', 'build'], join(root, workspace), `The build of ${workspace} failed`);
