import { loadavg } from 'node:os';
import { chromium } from 'playwright-core';
import { chromiumArguments } from '../emulators/browser.ts';
import { provideBrowser } from '../emulators/browserInstallation.ts';
import { runCommand } from '../emulators/command.ts';
import { trusting } from './chromium.ts';
import { isMissed, shown, targetOf } from './figure.ts';
import { type Findings, interactionFigures } from './interactionFigures.ts';
import { median } from './median.ts';
import { interactionOptions } from './options.ts';
import { scenarios } from './scenarios.ts';
import { serveSite } from './server.ts';
import { table } from './table.ts';
import { type Visitor, visit } from './visitor.ts';

/**
 * While a browser is remotely controlled, V8 parses a whole script anew for the positions of an Error's stack trace, and
 * React DOM makes an Error when it starts: a task of 60 ms that no visitor has. Kept from the first parsing, they cost a few.
 */
const positionsAtOnce = '--js-flags=--no-enable-lazy-source-positions';

/** `npm run bench:interaction`: what a visitor does after the first view, with a processor four times slower. */
const bench = async (parameters: string[]): Promise<number> => {
  const { runs } = interactionOptions(parameters);
  const site = await serveSite();
  const browser = await chromium.launch({
    executablePath: await provideBrowser(),
    args: [...chromiumArguments, positionsAtOnce, trusting(site.fingerprint)],
  });
  await Promise.all(['/', '/contact', '/privacy-policy'].map(site.warm));
  console.log(`Measuring, median of ${runs}; load of the machine ${loadavg()[0]?.toFixed(1)}`);
  const found: Findings[] = [];
  for (let run = 1; run <= runs; run += 1)
    for (const scenario of Object.values(scenarios)) {
      const visitors: Visitor[] = [];
      found.push(
        await scenario(async (path, settings) => {
          const visitor = await visit(browser, site.origin + path, settings);
          visitors.push(visitor);
          return visitor;
        }),
      );
      for (const { leave } of visitors) await leave();
    }
  await browser.close();
  site.close();

  const results = interactionFigures.map((figure) => {
    const values = found.flatMap((findings) => findings[figure.title] ?? []);
    return { figure, middle: median(values), worst: Math.max(...values) };
  });
  console.log(
    `\n${table(
      ['After the first view', 'target', 'median', 'worst'],
      results.map(({ figure, middle, worst }) => [
        figure.title,
        targetOf(figure),
        shown(figure, middle),
        figure.format(worst),
      ]),
    )}`,
  );
  console.log(
    `\nAn interaction of 0 ms took less than 16; a task of 0 ms less than 50. Load ${loadavg()[0]?.toFixed(1)}`,
  );
  return results.some(({ figure, middle }) => isMissed(figure, middle)) ? 1 : 0;
};

await runCommand(() => bench(process.argv.slice(2)), { codeWhenInterrupted: 130 });
