import { provideBrowser } from './browserInstallation.ts';
import { build, type Workspace, workspaces } from './build.ts';
import { runCommand } from './command.ts';
import { suites } from './configuration.ts';
import { Problem } from './problem.ts';
import { requireEverything } from './requirements.ts';
import { stages } from './stages.ts';
import { startSuite } from './suite.ts';
import { Summary } from './summary.ts';

const help = `npm test [-- <stage> …] runs all stages, or the named ones:

${Object.entries(stages)
  .map(([name, { title }]) => `  ${name.padEnd(12)}${title}`)
  .join('\n')}

For one test file again and again, keep the suite up with \`npm run suite\` and run vitest beside it:
  npx vitest --project rules <file>`;

/** Two processors: the stages that need nothing run while the suite is built and started, the others one by one. */
const test = async (names: string[]): Promise<number> => {
  if (names.includes('--help')) {
    console.log(help);
    return 0;
  }
  const unknown = names.filter((name) => !Object.hasOwn(stages, name));
  if (unknown.length > 0) throw new Problem(`There is no stage ${unknown.join(', ')}.\n\n${help}`);
  const selected = Object.entries(stages).filter(([name]) => names.length === 0 || names.includes(name));
  const onSuite = selected.filter(([, stage]) => stage.onSuiteWith);
  const browser = selected.some(([name]) => name === 'site') ? provideBrowser() : Promise.resolve('');
  browser.catch(() => {});

  const summary = new Summary();
  const alone = async () => {
    for (const [name, stage] of selected)
      if (!stage.onSuiteWith) await summary.stage(name, () => stage.run({}));
  };
  const needed = workspaces.filter((workspace) =>
    onSuite.some(([, stage]) => stage.onSuiteWith?.includes(workspace)),
  );
  const [, ready] = await Promise.all([alone(), needed.length > 0 && prepare(summary, needed)]);
  for (const [name, stage] of onSuite)
    await summary.stage(name, async () => {
      if (!ready) throw new Problem('Not run: the suite is not up.');
      return stage.run({ CHROME_PATH: await browser });
    });
  return summary.end();
};

/** Builds, and starts the suite; the answer is whether both succeeded. */
const prepare = async (summary: Summary, needed: Workspace[]): Promise<boolean> => {
  const nothing = { passed: 0, failed: 0, output: '' };
  const built = await summary.stage('build', async () => {
    await Promise.all(needed.map(build));
    return nothing;
  });
  return (
    built &&
    (await summary.stage('suite', async () => {
      await startSuite(suites.test, await requireEverything(suites.test));
      return nothing;
    }))
  );
};

await runCommand(() => test(process.argv.slice(2)), { codeWhenInterrupted: 130 });
