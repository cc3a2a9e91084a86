import { Command } from 'commander';
import { type Browser, chromium } from 'playwright-core';
import { runCommand } from '../commands/command.ts';
import { chromiumArguments, provideBrowser } from '../tests/support/browser.ts';
import common from '../web/src/i18n/locales/en/common.json' with { type: 'json' };
import home from '../web/src/i18n/locales/en/home.json' with { type: 'json' };
import services from '../web/src/i18n/locales/en/services.json' with { type: 'json' };
import { atMost, conclude, count, median, shown, table, targetOf } from './figure.ts';
import { serveSite } from './server.ts';

const command = new Command('npm run bench:interaction --')
  .description('Measures how fast the controls of the home page react.')
  .argument('[runs]', 'how often each control is pressed; the table shows the medians', count, 5)
  .option('--record', 'writes the table into docs/figures.md', false)
  .option('--against <commit>', 'measures the site of that commit too, in turn, and adds its medians')
  .parse();
const [runs] = command.processedArgs as [number];
const { against } = command.opts<{ against?: string }>();

const limit = atMost(100);
/** The buttons by their accessible name, in the order in which they are pressed. */
const controls = {
  'banner, accept': common.cookieConsent.acceptAll,
  'services list': services.links.label,
  'language menu': common.navigation.language.replace('{{name}}', 'English'),
  'carousel, next': home.hero.next,
  'carousel, pause': home.hero.pause,
};

declare global {
  var interactions: number[];
}
/** Collects the durations of interactions, from the input to the next frame. The browser reports those of 16 ms and more. */
const observe = () => {
  globalThis.interactions = [];
  new PerformanceObserver((list) => {
    const entries = list.getEntries() as (PerformanceEntry & { interactionId?: number })[];
    interactions.push(...entries.flatMap(({ interactionId, duration }) => (interactionId ? duration : [])));
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
};

/** Milliseconds after which a hydrated page has finished its automatic work. */
const untilRest = 3_000;
/** Milliseconds after which the browser has reported an interaction. */
const untilReported = 700;

/** Presses each control of the home page at `origin` once. Returns the milliseconds until the next frame. */
const pressAll = async (browser: Browser, origin: string): Promise<number[]> => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' });
  const session = await page.context().newCDPSession(page);
  // About the processor of a mid-range phone.
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(observe);
  await page.goto(origin);
  await page.waitForFunction(() => document.documentElement.hasAttribute('data-hydrated'));
  await page.waitForTimeout(untilRest);
  const durations: number[] = [];
  for (const name of Object.values(controls)) {
    await page.getByRole('button', { name, exact: true }).click();
    await page.waitForTimeout(untilReported);
    durations.push(await page.evaluate(() => Math.max(0, ...interactions.splice(0))));
  }
  await page.context().close();
  return durations;
};

const bench = async (): Promise<number> => {
  const site = await serveSite();
  const sites = [site, ...(against ? [await serveSite(against)] : [])];
  const browser = await chromium.launch({
    executablePath: await provideBrowser(),
    args: [...chromiumArguments, site.trust],
  });
  const measured = sites.map((): number[][] => []);
  for (let run = 0; run < runs; run++)
    for (const [index, { origin }] of sites.entries()) measured[index]?.push(await pressAll(browser, origin));
  await browser.close();

  const rows = Object.keys(controls).map((control, index) => {
    const [now = [], before] = measured.map((rounds) => rounds.map((round) => round[index] ?? Number.NaN));
    const others = [Math.max(...now), ...(before ? [median(before)] : [])].map(limit.format);
    return [control, targetOf(limit), shown(limit, median(now)), ...others];
  });
  console.log('\n0 ms is less than 16.');
  const titles = ['Control', 'target', 'median', 'worst', ...(against ? ['before'] : [])];
  return conclude('bench:interaction', table(titles, rows), `, medians of ${runs} runs`);
};

await runCommand(bench);
