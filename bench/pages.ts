import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join, relative } from 'node:path';
import { languages } from '@helvardar/shared/languages';
import { runCommand } from '../emulators/command.ts';
import { root, stateFolder } from '../emulators/paths.ts';
import { pathOf, routeIds } from '../web/src/routes.ts';
import { startChromium } from './chromium.ts';
import { isMissed, shown, targetOf } from './figure.ts';
import { figuresFor, measure, type Run } from './lighthouse.ts';
import { median } from './median.ts';
import { pagesOptions } from './options.ts';
import { serveSite } from './server.ts';
import { table } from './table.ts';

const everyPath = languages.flatMap((language) => routeIds.map((id) => pathOf(id, language)));

const medians = (runs: Run[]) => {
  const names = Object.keys(runs[0]?.figures ?? {}) as (keyof Run['figures'])[];
  return names.map((name) => ({ name, value: median(runs.map(({ figures }) => figures[name])) }));
};

/** `npm run bench:pages`: Lighthouse over the built site, each figure beside its target. */
const bench = async (parameters: string[]): Promise<number> => {
  const options = pagesOptions(parameters);
  const site = await serveSite(options);
  const results = [];
  console.log(
    `Measuring with ${options.applied ? 'applied' : 'simulated'} throttling, processor ${options.cpu} times slower, ${options.still ? 'reduced motion, ' : ''}${options.lateFont ? 'font late, ' : ''}median of ${options.runs}; load of the machine ${loadavg()[0]?.toFixed(1)}`,
  );
  for (const path of options.paths.length > 0 ? options.paths : everyPath) {
    await site.warm(path);
    const chromium = await startChromium(site.fingerprint, options);
    const runs: Run[] = [];
    while (runs.length < options.runs) runs.push(await measure(site.origin + path, chromium.port, options));
    await chromium.end();
    const figures = figuresFor(path, options);
    const values = medians(runs);
    const missed = values.filter(({ name, value }) => isMissed(figures[name], value));
    results.push({ path, values, missed: missed.map(({ name }) => name), load: loadavg()[0], runs });
    console.log(
      [
        path,
        ...values.map(({ name, value }) => `${figures[name].title} ${shown(figures[name], value)}`),
      ].join('  '),
    );
  }
  site.close();
  const figures = Object.values(figuresFor('', options));
  console.log(
    `\n${table(
      ['Page', ...figures.map(({ title }) => title)],
      [
        ['target', ...figures.map(targetOf)],
        ...results.map(({ path, values }) => [
          path,
          ...values.map(({ name, value }) => shown(figuresFor(path, options)[name], value)),
        ]),
      ],
    )}`,
  );
  const faults = new Set(
    results.flatMap(({ path, runs }) =>
      runs.flatMap((run) => run.faults.map((fault) => `${path}: ${fault}`)),
    ),
  );
  if (faults.size > 0) console.log(`\nAudits that cost points:\n${[...faults].join('\n')}`);
  const machine = median(results.flatMap(({ runs }) => runs.map((run) => run.machine)));
  console.log(
    `\nSpeed of the machine by Lighthouse's own measure ${Math.round(machine)}; load ${loadavg()[0]?.toFixed(1)}`,
  );
  const file = join(stateFolder, 'bench/pages.json');
  mkdirSync(join(stateFolder, 'bench'), { recursive: true });
  writeFileSync(file, JSON.stringify({ date: new Date(), options, results }, null, 2));
  console.log(`All runs: ${relative(root, file)}`);
  return results.some(({ missed }) => missed.length > 0) ? 1 : 0;
};

await runCommand(() => bench(process.argv.slice(2)), { codeWhenInterrupted: 130 });
