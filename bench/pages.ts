import { languages } from '@helvardar/shared/languages';
import { Command } from 'commander';
import { Problem, runCommand } from '../commands/command.ts';
import { chromiumArguments } from '../tests/support/browser.ts';
import { recordShown } from '../web/build/measured.ts';
import { budgets } from '../web/build/sizes.ts';
import { pathOf, routeIds } from '../web/src/routing/routes.ts';
import { atMost, conclude, count, type Figure, median, shown, table, targetOf, units } from './figure.ts';
import { fetchLighthouse, measure, type Result } from './lighthouse.ts';
import { serveSite } from './server.ts';

/** A mid-range phone's processor is about this many times slower than a desktop computer's. */
const usualCpu = 4;

const command = new Command('npm run bench:pages --')
  .description('Measures pages with Lighthouse, all of them unless some are named.')
  .argument('[addresses...]', 'without their first slash, for example de/about; the home page is home')
  .option('--runs <number>', 'how often each page is measured; the table shows the medians', count, 5)
  .option('--applied', 'the slow network and processor are applied, not calculated from a fast run', false)
  .option(
    '--record',
    'for all pages: writes the table into docs/figures.md, and the figures that the site shows',
    false,
  )
  .option('--against <commit>', 'measures the site of that commit too, in turn, and prints its figures below')
  .option('--cpu <number>', 'how many times slower the processor is', count, usualCpu)
  .parse();
const options = command.opts<{
  runs: number;
  applied: boolean;
  cpu: number;
  record: boolean;
  against?: string;
}>();
/** The first slash may be omitted, because shells on Windows turn `/de` into a file path. */
const asked = command.args.map((address) => (address === 'home' ? '/' : `/${address.replace(/^\//, '')}`));
const everyPath = languages.flatMap((language) => routeIds.map((id) => pathOf(id, language)));

type Measure = Figure & { read: (result: Result) => number };
const category = (id: string, least = 1): Measure => ({
  target: ['≥', least],
  format: (value) => String(Math.round(value * 100)),
  read: ({ categories }) => categories[id]?.score ?? 0,
});
const audit = (id: string, figure: Figure): Measure => ({
  ...figure,
  read: ({ audits }) => audits[id]?.numericValue ?? Number.NaN,
});
/** With a slower processor than usual, times have no target. */
const isUsual = options.cpu <= usualCpu;
const time = (most: number, format: Figure['format']) => (isUsual ? atMost(most, format) : { format });
const mostLcp = (path: string) => (options.applied && /^\/(?:en|de|fr)?$/.test(path) ? 1_200 : 1_500);
/** Only a run of all pages with the usual settings may be recorded. */
const isComplete = asked.length === 0 && !options.applied && options.cpu === usualCpu;
const measuresOf = (path: string) => ({
  Perf: category('performance', isUsual ? 0.99 : 0.97),
  A11y: category('accessibility'),
  Best: category('best-practices'),
  SEO: category('seo'),
  FCP: audit('first-contentful-paint', time(900, units.seconds)),
  LCP: audit('largest-contentful-paint', time(mostLcp(path), units.seconds)),
  TBT: audit('total-blocking-time', time(50, units.milliseconds)),
  CLS: audit('cumulative-layout-shift', time(0, units.decimals)),
  Bytes: audit('total-byte-weight', atMost(budgets.everything, units.kibibytes)),
});

/** The ids of the failed audits outside the category `performance`. */
const faultsIn = ({ categories, audits }: Result): string[] =>
  Object.values(categories)
    .flatMap(({ id, auditRefs }) => (id === 'performance' ? [] : auditRefs))
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);

const bench = async (): Promise<number> => {
  if (options.record && !isComplete)
    throw new Problem('--record needs all pages, without --applied and with the usual processor.');
  await fetchLighthouse();
  const site = await serveSite();
  const before = options.against && (await serveSite(options.against));
  const settings = { ...options, chromiumFlags: [...chromiumArguments, site.trust] };
  const targetsOf = (path: string) => Object.values(measuresOf(path)).map(targetOf);
  const rows = [['target', ...targetsOf('')]];
  if (options.applied) rows.push(['target of the home page', ...targetsOf('/')]);
  const speeds: number[] = [];
  const paints: number[] = [];
  for (const path of asked.length > 0 ? asked : everyPath) {
    const runs: Result[] = [];
    const runsBefore: Result[] = [];
    while (runs.length < options.runs) {
      runs.push(await measure(site.origin + path, settings));
      if (before) runsBefore.push(await measure(before.origin + path, settings));
    }
    const measures = Object.values(measuresOf(path));
    const cellsOf = (runs: Result[]) =>
      measures.map((figure) => shown(figure, median(runs.map(figure.read))));
    console.log(path, ...cellsOf(runs), ...new Set(runs.flatMap(faultsIn)));
    if (before) console.log(`${path}, before`, ...cellsOf(runsBefore));
    rows.push([path, ...cellsOf(runs)]);
    paints.push(Math.ceil(median(runs.map(measuresOf(path).LCP.read))));
    speeds.push(...runs.map(({ environment }) => environment.benchmarkIndex));
  }
  const speed = median(speeds);
  console.log(`\nSpeed of the machine by Lighthouse's own measure: ${Math.round(speed)}`);
  if (options.record)
    recordShown('speed', `npm run bench:pages -- --runs ${options.runs}`, {
      paints: paints.toSorted((a, b) => a - b),
    });
  return conclude(
    'bench:pages',
    table(['Page', ...Object.keys(measuresOf(''))], rows),
    `, medians of ${options.runs} runs, on a machine that Lighthouse gives ${Math.round(speed)}`,
  );
};

await runCommand(bench);
