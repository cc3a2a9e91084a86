import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { execa } from 'execa';
import { Problem } from '../commands/command.ts';
import { stateFolder } from '../commands/folders.ts';
import { provideBrowser } from '../tests/support/browser.ts';

/** Lighthouse is not in package.json, so that only people who run a bench download it (docs/decisions/014). */
const program = 'lighthouse@13.5.0';

/** The parts of Lighthouse's result that the bench uses. */
export interface Result {
  categories: Record<
    string,
    { id: string; score: number | null; auditRefs: { id: string; weight: number }[] }
  >;
  audits: Record<string, { score: number | null; numericValue?: number }>;
  environment: { benchmarkIndex: number };
  runtimeError?: { message: string };
}

const folder = join(stateFolder, 'lighthouse');
const cli = pathToFileURL(join(folder, 'node_modules/lighthouse/cli/bin.js')).href;
/**
 * This script ends as soon as Lighthouse has its result. Lighthouse's own script ends three seconds later, which is a
 * quarter of the time of a visit.
 */
const script = `import { begin } from '${cli}'; await begin(); process.exit();`;

export const fetchLighthouse = async (): Promise<void> => {
  console.log(`Fetching ${program} by npm, once: this takes half a minute or less.`);
  const { exitCode, stderr } = await execa('npm', ['install', `--prefix=${folder}`, program], {
    reject: false,
  });
  if (exitCode !== 0)
    throw new Problem(`${stderr}\n\nnpm could not fetch ${program}: what it says stands above.`);
};

/** Measures one visit. Tries up to three times, because Lighthouse sometimes misses the page's start. */
export const measure = async (
  address: string,
  settings: { chromiumFlags: string[]; applied: boolean; cpu: number },
  left = 3,
): Promise<Result> => {
  // The result goes to a file, because Lighthouse may end before it has written a long result to a pipe.
  const file = join(stateFolder, 'lighthouse.json');
  rmSync(file, { force: true });
  const { stderr } = await execa(
    'node',
    [
      '--input-type=module',
      `--eval=${script}`,
      '--',
      'lighthouse',
      address,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      '--no-enable-error-reporting',
      '--disable-full-page-screenshot',
      '--only-categories=performance,accessibility,best-practices,seo',
      `--throttling-method=${settings.applied ? 'devtools' : 'simulate'}`,
      `--throttling.cpuSlowdownMultiplier=${settings.cpu}`,
      `--chrome-flags=--headless=new ${settings.chromiumFlags.join(' ')}`,
    ],
    { reject: false, env: { CHROME_PATH: await provideBrowser() } },
  );
  const result: Result | undefined = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  if (result && !result.runtimeError) return result;
  if (left > 1) return measure(address, settings, left - 1);
  throw new Problem(`Lighthouse could not measure ${address}: ${result?.runtimeError?.message ?? stderr}`);
};
