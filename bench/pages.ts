import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { languages } from '@helvardar/shared/languages';
import { killAll, launch } from 'chrome-launcher';
import { Command } from 'commander';
import lighthouse, { type Result } from 'lighthouse';
import { median } from 'simple-statistics';
import { chromiumArguments, provideBrowser } from '../emulators/browser.ts';
import { Problem, runCommand } from '../emulators/command.ts';
import { stateFolder } from '../emulators/configuration.ts';
import { pathOf, routeIds } from '../web/src/routing/routes.ts';
import { type Figure, isMissed, kibibytes, milliseconds, seconds, shown, targetOf } from './figure.ts';
import { count } from './options.ts';
import { serveSite } from './server.ts';
import { table } from './table.ts';

const command = new Command('npm run bench:pages --')
  .description('Measures pages with Lighthouse, all of them unless some are named.')
  .argument('[addresses...]', 'without their first slash, for example de/about; the home page is home')
  .option('--runs <number>', 'how often each page is measured; the table shows the medians', count, 5)
  .option('--applied', 'the slow network and processor are applied, not calculated from a fast run', false)
  .option('--cpu <number>', 'how many times slower the processor is', count, 4)
  .option('--still', 'the visitor asks for reduced motion: the carousel does not turn meanwhile', false)
  .option('--late-font', 'the font comes more than a second late: what shifts when it is there', false)
  .parse();
const options = command.opts<
  Record<'applied' | 'still' | 'lateFont', boolean> & Record<'runs' | 'cpu', number>
>();
/** The shell of Windows turns `/de` into a path on its disk, so an address may come without its slash. */
const asked = command.args.map((address) => (address === 'home' ? '/' : `/${address.replace(/^\//, '')}`));
const everyPath = languages.flatMap((language) => routeIds.map((id) => pathOf(id, language)));

const ofQuality = ['accessibility', 'best-practices', 'seo'];
type Measure = Figure & { read: (result: Result) => number };
const percent = (value: number) => String(Math.round(value * 100));
const category = (title: string, id: string, least = 1): Measure => ({
  title,
  format: percent,
  target: { least },
  read: ({ categories }) => categories[id]?.score ?? 0,
});
const audit = (title: string, id: string, format: Figure['format'], most?: number): Measure => ({
  title,
  format,
  ...(most !== undefined && { target: { most } }),
  read: ({ audits }) => audits[id]?.numericValue ?? Number.NaN,
});

/** What is measured of a page and what it shall be; the targets for times are meant for the usual processor. */
const measuresOf = (path: string): Measure[] => {
  const isUsual = options.cpu <= 4;
  const usual = (most: number) => (isUsual ? most : undefined);
  const isHome = /^\/(?:en|de|fr)?$/.test(path);
  return [
    category('Perf', 'performance', isUsual ? 0.99 : 0.97),
    category('A11y', 'accessibility'),
    category('Best', 'best-practices'),
    category('SEO', 'seo'),
    audit('FCP', 'first-contentful-paint', seconds, usual(900)),
    audit('LCP', 'largest-contentful-paint', seconds, usual(isHome && options.applied ? 1_200 : 1_500)),
    audit('TBT', 'total-blocking-time', milliseconds, usual(50)),
    audit('CLS', 'cumulative-layout-shift', (value) => value.toFixed(3), usual(0)),
    audit('Bytes', 'total-byte-weight', kibibytes, 180 * 1_024),
  ];
};

/** One visit of a phone's browser; repeated where Lighthouse could not record it: now and then it misses the start. */
const visit = async (address: string, port: number, left = 3): Promise<Result> => {
  const result = await lighthouse(
    address,
    { port, logLevel: 'error' },
    {
      extends: 'lighthouse:default',
      settings: {
        onlyCategories: ['performance', ...ofQuality],
        throttlingMethod: options.applied ? 'devtools' : 'simulate',
        throttling: { cpuSlowdownMultiplier: options.cpu },
      },
    },
  );
  if (result && !result.lhr.runtimeError) return result.lhr;
  if (left > 1) return visit(address, port, left - 1);
  throw new Problem(`Lighthouse could not measure ${address}: ${result?.lhr.runtimeError?.message}`);
};

/** The audits that cost points other than by time, by their ids. */
const faultsIn = ({ categories, audits }: Result): string[] =>
  ofQuality
    .flatMap((name) => categories[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);

/** `npm run bench:pages`: Lighthouse over the built site, each figure beside its target. */
const bench = async (): Promise<number> => {
  const site = await serveSite(options);
  process.once('exit', killAll);
  const load = () => `load of the machine ${loadavg()[0]?.toFixed(1)}`;
  console.log('Measuring with', options, load());
  const still = options.still ? ['--force-prefers-reduced-motion'] : [];
  const chromeFlags = ['--headless=new', ...chromiumArguments, site.trust, ...still];
  const results = [];
  for (const path of asked.length > 0 ? asked : everyPath) {
    const chrome = await launch({ chromePath: await provideBrowser(), chromeFlags });
    const runs: Result[] = [];
    while (runs.length < options.runs) runs.push(await visit(site.origin + path, chrome.port));
    chrome.kill();
    const figures = measuresOf(path).map((measure) => {
      const values = runs.map(measure.read);
      const middle = median(values);
      return { values, cell: shown(measure, middle), missed: isMissed(measure, middle) };
    });
    const speeds = runs.map(({ environment }) => environment.benchmarkIndex);
    const faults = runs.flatMap(faultsIn).map((fault) => `${path}: ${fault}`);
    const row = [path, ...figures.map(({ cell }) => cell)];
    console.log(row.join('  '));
    results.push({ row, figures, speeds, faults, load: load() });
  }
  site.close();
  const measures = measuresOf('');
  const target = ['target', ...measures.map(targetOf)];
  const titles = ['Page', ...measures.map(({ title }) => title)];
  console.log(`\n${table(titles, [target, ...results.map(({ row }) => row)])}`);
  const faults = new Set(results.flatMap((result) => result.faults));
  if (faults.size > 0) console.log(`\nAudits that cost points:\n${[...faults].join('\n')}`);
  const speed = Math.round(median(results.flatMap(({ speeds }) => speeds)));
  console.log(`\nSpeed of the machine by Lighthouse's own measure ${speed}; ${load()}`);
  mkdirSync(join(stateFolder, 'bench'), { recursive: true });
  writeFileSync(join(stateFolder, 'bench/pages.json'), JSON.stringify({ options, results }, null, 2));
  console.log('All runs: .local/bench/pages.json');
  return results.some(({ figures }) => figures.some(({ missed }) => missed)) ? 1 : 0;
};

await runCommand(bench, { codeWhenInterrupted: 130 });
