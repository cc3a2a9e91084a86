import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Workspace, workspaces } from './build.ts';
import { startChild } from './children.ts';
import { biome, stateFolder, tsc, vitest } from './paths.ts';
import type { Outcome } from './summary.ts';
import { countTests } from './vitestReport.ts';

export interface Stage {
  title: string;
  /** The stage needs the running suite, and these built for it. */
  onSuiteWith?: readonly Workspace[];
  run: (environment: Record<string, string>) => Promise<Outcome>;
}

const folder = join(stateFolder, 'test');

/** A stage that hangs fails, and lets the following ones run. */
const longest = 1_200_000;

const run = async (name: string, command: string[], environment: Record<string, string> = {}) => {
  const output: string[] = [];
  const child = startChild({
    name: `The stage ${name}`,
    command: [process.execPath, ...command],
    environment,
    log: join(folder, `${name}.log`),
  });
  child.hear((line) => output.push(line));
  const code = await Promise.race([child.exited, sleep(longest, undefined, { ref: false })]);
  if (code === undefined) {
    await child.end();
    output.push(`The stage did not end within ${longest / 1000} s.`);
  }
  return { code: code ?? null, output: output.join('\n') };
};

const check = (name: string, title: string, command: string[]): Stage => ({
  title,
  run: async () => {
    const { code, output } = await run(name, command);
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output };
  },
});

const tests = (project: string, title: string, onSuiteWith?: readonly Workspace[]): Stage => ({
  title,
  ...(onSuiteWith && { onSuiteWith }),
  run: async (environment) => {
    const report = join(folder, `${project}.json`);
    rmSync(report, { force: true });
    const options = [
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      '--allowOnly=false',
    ];
    const { code, output } = await run(
      project,
      [vitest, 'run', '--project', project, ...options],
      environment,
    );
    return { ...countTests(report, code), output };
  },
});

/** The stages of `npm test` in their order, by the names that select them. */
export const stages: Record<string, Stage> = {
  types: check('types', 'TypeScript', [tsc]),
  lint: check('lint', 'Biome: format and lint', [biome, 'check', '.', '--error-on-warnings']),
  unit: tests('unit', 'what needs nothing else'),
  rules: tests('rules', 'the security rules in the emulator', ['functions']),
  functions: tests('functions', 'the functions in the emulator, with the inbox', ['functions']),
  site: tests('site', 'the built site in Chromium', workspaces),
};
