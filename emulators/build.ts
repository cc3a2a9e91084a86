import { join } from 'node:path';
import { startChild } from './children.ts';
import { root, stateFolder } from './paths.ts';
import { Problem } from './problem.ts';

export const workspaces = ['web', 'functions'] as const;
export type Workspace = (typeof workspaces)[number];

/** Runs the build script of a workspace as npm would. */
export const build = async (workspace: Workspace): Promise<void> => {
  const output: string[] = [];
  const child = startChild({
    name: `The build of ${workspace}`,
    command: [process.execPath, '--run', 'build'],
    folder: join(root, workspace),
    log: join(stateFolder, `build-${workspace}.log`),
  });
  child.hear((line) => output.push(line));
  if ((await child.exited) === 0) return;
  throw new Problem(`${output.join('\n')}\n\nThe build of ${workspace} failed: mend what is named above.`);
};
