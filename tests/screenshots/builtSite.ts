import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sirv from 'sirv';
import { build } from '../../commands/build.ts';
import { atEnd, Problem } from '../../commands/command.ts';
import { run } from '../../commands/commandLine.ts';
import { root, stateFolder } from '../../commands/folders.ts';
import { host } from '../../emulators/configuration.ts';

export const buildHere = async (): Promise<string> => {
  await build('web');
  const folder = join(stateFolder, 'screenshots-after');
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(root, 'web/dist'), folder, { recursive: true });
  return folder;
};

/** The folder in which `buildCommit` checks out a commit, until the command ends. */
export const commitFolder = join(stateFolder, 'compared');

/**
 * Builds the site of a commit and returns its folder. The worktree is inside this repository, so that Node finds the
 * installed packages.
 */
export const buildCommit = async (commit: string): Promise<string> => {
  const remove = () => run(['git', 'worktree', 'remove', '--force', commitFolder], {});
  await remove();
  const added = await run(['git', 'worktree', 'add', '--detach', commitFolder, commit], { all: true });
  if (added.failed) throw new Problem(`There is no commit ${commit}: ${added.all}`);
  atEnd(remove);
  const [here, there] = [root, commitFolder].map((folder) =>
    readFileSync(join(folder, 'package-lock.json'), 'utf8'),
  );
  if (here === there) {
    mkdirSync(join(commitFolder, 'node_modules/@helvardar'), { recursive: true });
    symlinkSync(join(commitFolder, 'shared'), join(commitFolder, 'node_modules/@helvardar/shared'));
  } else {
    console.log('Installing the packages of that commit …');
    await run(['npm', 'ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: commitFolder,
      reject: true,
    });
  }
  const cache = join(root, 'web/.cache');
  if (existsSync(cache)) cpSync(cache, join(commitFolder, 'web/.cache'), { recursive: true });
  const built = await run(['node', '--run', 'build'], { cwd: join(commitFolder, 'web'), all: true });
  if (built.failed) throw new Problem(`${built.all}\n\nThe site of ${commit} could not be built.`);
  const folder = join(stateFolder, 'screenshots-before');
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(commitFolder, 'web/dist'), folder, { recursive: true });
  return folder;
};

/** Serves a built site locally until the command ends, and returns the origin. */
export const serveFolder = async (folder: string): Promise<string> => {
  const notFound = readFileSync(join(folder, '404.html'));
  const files = sirv(folder, {
    extensions: ['html'],
    onNoMatch: (_, response) => response.writeHead(404, { 'Content-Type': 'text/html' }).end(notFound),
  });
  const server = createServer(files);
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  atEnd(async () => server.close());
  return `http://${host}:${(server.address() as AddressInfo).port}`;
};
