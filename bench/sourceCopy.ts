import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { startChild } from '../emulators/children.ts';
import { root, stateFolder } from '../emulators/paths.ts';
import { Problem } from '../emulators/problem.ts';

const built = ['dist', '.build', '.cache', 'node_modules'];
const workspaces = ['shared', 'web'];
const linked = process.platform === 'win32' ? 'junction' : 'dir';

/** Packages are shared with the repository, its own workspaces are those of the copy. */
const linkPackages = (folder: string) => {
  const packages = join(folder, 'node_modules');
  mkdirSync(join(packages, '@helvardar'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')))
    if (!name.startsWith('.') && name !== '@helvardar')
      symlinkSync(join(root, 'node_modules', name), join(packages, name), linked);
  for (const workspace of workspaces)
    symlinkSync(join(folder, workspace), join(packages, '@helvardar', workspace), linked);
};

/** A folder in which the site can be built without touching this one; it is removed at the end of `use`. */
export const withFolder = async <Result>(use: (folder: string) => Promise<Result>): Promise<Result> => {
  const folder = mkdtempSync(join(tmpdir(), 'helvardar-bench-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  linkPackages(folder);
  try {
    return await use(folder);
  } finally {
    process.off('exit', remove);
    remove();
  }
};

/** Copies what the site is built from, as it stands in the work tree. */
export const copySources = (folder: string): void => {
  for (const workspace of workspaces)
    cpSync(join(root, workspace), join(folder, workspace), {
      recursive: true,
      filter: (path) => !built.includes(basename(path)) || relative(root, path).split(/[\\/]/).length > 2,
    });
};

/** The same, as it stands in the last commit. */
export const copyCommitted = (folder: string): void => {
  const archive = execFileSync('git', ['archive', 'HEAD', ...workspaces], { cwd: root, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
};

/** Builds the site in such a folder; milliseconds that it took. */
export const buildIn = async (folder: string): Promise<number> => {
  const output: string[] = [];
  const start = performance.now();
  const child = startChild({
    name: 'The build',
    command: [process.execPath, 'build/build.ts'],
    folder: join(folder, 'web'),
    log: join(stateFolder, 'bench/build.log'),
  });
  child.hear((line) => output.push(line));
  if ((await child.exited) !== 0) throw new Problem(`${output.join('\n')}\n\nThe build failed.`);
  return performance.now() - start;
};
