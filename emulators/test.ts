import { provideBrowser } from './browserInstallation.ts';
import { build } from './build.ts';
import { runCommand } from './command.ts';
import { suites } from './configuration.ts';
import { Problem } from './problem.ts';
import { requireEverything } from './requirements.ts';
import { type StageName, stageNames, stages } from './stages.ts';
import { startSuite } from './suite.ts';
import { Summary } from './summary.ts';

const help = `npm test [-- <stage> …] runs all stages, or the named ones:

${stageNames.map((name) => `  ${name.padEnd(12)}${stages[name].title}`).join('\n')}

For one test file again and again, keep the suite up with \`npm run suite\` and run vitest beside it:
  npx vitest --project rules <file>`;

const isStage = (name: string): name is StageName => Object.hasOwn(stages, name);

const work = async (names: string[]): Promise<number> => {
  if (names.includes('--help')) {
    console.log(help);
    return 0;
  }
  const unknown = names.filter((name) => !isStage(name));
  if (unknown.length > 0) throw new Problem(`There is no stage ${unknown.join(', ')}.\n\n${help}`);
  const selected = stageNames.filter((name) => names.length === 0 || names.includes(name));
  const summary = new Summary();
  const alone = async () => {
    for (const name of selected)
      if (!stages[name].needsSuite) await summary.stage(name, () => stages[name].run({}));
  };
  const onSuite = selected.filter((name) => stages[name].needsSuite);
  const browser = selected.includes('site') ? provideBrowser() : Promise.resolve('');
  browser.catch(() => {});
  const [, ready] = await Promise.all([alone(), onSuite.length > 0 && prepare(summary)]);
  for (const name of onSuite)
    await summary.stage(name, async () => {
      if (!ready) throw new Problem('Not run: the suite is not up.');
      return stages[name].run({ CHROME_PATH: await browser });
    });
  return summary.end();
};

/** Builds, and starts the suite; the answer is whether both succeeded. */
const prepare = async (summary: Summary): Promise<boolean> => {
  const nothing = { passed: 0, failed: 0, output: '' };
  const built = await summary.stage('build', async () => {
    await Promise.all([build('web'), build('functions')]);
    return nothing;
  });
  return (
    built &&
    (await summary.stage('suite', async () => {
      const environment = await requireEverything(suites.test, [
        'hosting',
        'functions',
        'firestore',
        'smtp',
        'inbox',
      ]);
      await startSuite(suites.test, environment);
      return nothing;
    }))
  );
};

await runCommand(() => work(process.argv.slice(2)), { codeWhenInterrupted: 130 });
