import { loadavg } from 'node:os';
import { Command } from 'commander';
import { chromium, type Page } from 'playwright-core';
import { max, median } from 'simple-statistics';
import { chromiumArguments, provideBrowser } from '../emulators/browser.ts';
import { runCommand } from '../emulators/command.ts';
import common from '../web/src/i18n/locales/en/common.json' with { type: 'json' };
import contact from '../web/src/i18n/locales/en/contact.json' with { type: 'json' };
import home from '../web/src/i18n/locales/en/home.json' with { type: 'json' };
import { type Figure, isMissed, milliseconds, shown, targetOf } from './figure.ts';
import { count } from './options.ts';
import { serveSite } from './server.ts';
import { table } from './table.ts';
import { type Visitor, visit } from './visitor.ts';

const { runs } = new Command('npm run bench:interaction --')
  .description('Measures what follows the first view, with a processor four times slower.')
  .option('--runs <number>', 'how often everything is measured; the table shows the medians', count, 5)
  .parse()
  .opts<{ runs: number }>();

const most = (value: number, format: Figure['format'] = milliseconds) => ({
  target: { most: value },
  format,
});
/** What each kind of figure shall be; a title ends with its kind. */
const kinds: Record<string, Omit<Figure, 'title'>> = {
  'longest task': most(50),
  'layout shift': most(0, (share) => share.toFixed(3)),
  interaction: most(100),
  'heading shown': most(100),
  'scroll position off by': most(1, (pixels) => `${Math.round(pixels)} px`),
  shown: most(200),
  'says that it comes': most(100),
};
type Findings = Record<string, number>;
const smoothness = (title: string, { longestTask, shift }: Visitor['opening']): Findings => ({
  [`${title}: longest task`]: longestTask,
  [`${title}: layout shift`]: shift,
});

/** Milliseconds in which a mouse that rests on a link or a button has had its target fetched. */
const turning = 1_000;
/** It is drawn before it is opened, and hidden until then. */
const openDialog = '[role=presentation]:not([aria-hidden]) > * > [role=dialog]';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const accept = (page: Page) => button(page, common.cookieConsent.acceptAll);
const toPage = async ({ page, until }: Visitor, target: 'about' | 'careers' | 'home') => {
  const bar = page.getByRole('navigation', { name: common.navigation.label });
  const link = bar.getByRole('link', { name: common.routes[target], exact: true });
  await link.hover();
  await page.waitForTimeout(turning);
  return until('h1', () => link.click(), await page.locator('h1').textContent());
};

/** Each by visitors of its own, without a history or a cache. */
const scenarios: ((open: (path: string, screen?: 'phone') => Promise<Visitor>) => Promise<Findings>)[] = [
  async (open) => smoothness('home page taken over', (await open('/', 'phone')).opening),
  async (open) => {
    const visitor = await open('/contact');
    await accept(visitor.page).click();
    const steps: Awaited<ReturnType<typeof toPage>>[] = [];
    for (const target of ['about', 'careers', 'home'] as const) steps.push(await toPage(visitor, target));
    const worst = (name: 'shown' | 'longestTask' | 'shift') => max(steps.map((step) => step[name]));
    return {
      'to another page: heading shown': worst('shown'),
      'to another page: longest task': worst('longestTask'),
      'to another page: layout shift': worst('shift'),
    };
  },
  async (open) => {
    const visitor = await open('/privacy-policy');
    const { page } = visitor;
    const scroll = (top: number) =>
      page.evaluate((wanted) => window.scrollTo({ top: wanted, behavior: 'instant' }), top);
    const offBy = async (wanted: number) => {
      await page.waitForTimeout(turning);
      return Math.abs((await page.evaluate(() => window.scrollY)) - wanted);
    };
    await scroll(900);
    await toPage(visitor, 'about');
    await scroll(500);
    await page.waitForTimeout(turning);
    await page.goBack();
    const back = await offBy(900);
    await page.goForward();
    return { 'back: scroll position off by': back, 'forward: scroll position off by': await offBy(500) };
  },
  async (open) => {
    const { page, during } = await open('/');
    const { hero } = home;
    const names = {
      'banner, accept': common.cookieConsent.acceptAll,
      'services list': common.routes.services,
      'language menu': `${common.navigation.language}: English`,
      'carousel, next': hero.next,
      'carousel, dot': hero.goTo.replace('{{number}}', '4').replace('{{title}}', hero.slides.cloud.title),
      'carousel, pause': hero.pause,
    };
    const found: Findings = {};
    for (const [title, name] of Object.entries(names))
      found[`${title}: interaction`] = (await during(() => button(page, name).click())).interaction;
    return found;
  },
  async (open) => {
    const { page, during } = await open('/', 'phone');
    const menu = button(page, common.navigation.menu);
    await accept(page).tap();
    const noted = await during(async () => {
      await menu.tap();
      await page.waitForTimeout(turning);
      await menu.tap();
    });
    return { 'menu of a phone: interaction': noted.interaction, ...smoothness('menu of a phone', noted) };
  },
  async (open) => {
    const { page, during } = await open('/');
    await accept(page).click();
    await page.mouse.move(0, 0);
    // A slide stays for seven seconds and fades for one; the count takes two.
    const turn = await during(() => page.waitForTimeout(8_500));
    const count = await during(async () => {
      const list = page.locator('dl').first();
      await list.evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'center' }));
      await page.waitForTimeout(2_500);
    });
    return { ...smoothness('carousel turns', turn), ...smoothness('count-up', count) };
  },
  async (open) => {
    const { page, until } = await open('/contact');
    const opener = button(page, contact.promotion.button);
    await opener.hover();
    await page.waitForTimeout(turning);
    const { shown, interaction } = await until(openDialog, () => opener.click());
    return { 'dialog, hovered before: shown': shown, 'dialog, hovered before: interaction': interaction };
  },
  async (open) => {
    const { page, until } = await open('/contact', 'phone');
    const opener = button(page, contact.promotion.button);
    const { shown } = await until('main button[aria-busy=true]', () => opener.click());
    return { 'dialog, not loaded: says that it comes': shown };
  },
];

/**
 * While a browser is remotely controlled, V8 parses a whole script anew for the positions of an Error's stack trace, and
 * React DOM makes an Error when it starts: a task of 60 ms that no visitor has. Kept from the first parsing, they cost a few.
 */
const positionsAtOnce = '--js-flags=--no-enable-lazy-source-positions';

/** `npm run bench:interaction`: what a visitor does after the first view, with a processor four times slower. */
const bench = async (): Promise<number> => {
  const site = await serveSite();
  const browser = await chromium.launch({
    executablePath: await provideBrowser(),
    args: [...chromiumArguments, positionsAtOnce, site.trust],
  });
  console.log(`Measuring, median of ${runs}; load of the machine ${loadavg()[0]?.toFixed(1)}`);
  const found: Record<string, number[]> = {};
  for (let run = 1; run <= runs; run += 1)
    for (const scenario of scenarios) {
      const findings = await scenario((path, screen) => visit(browser, site.origin + path, screen));
      for (const [title, value] of Object.entries(findings)) found[title] = [...(found[title] ?? []), value];
      for (const context of browser.contexts()) await context.close();
    }
  await browser.close();
  site.close();

  const results = Object.entries(found).map(([title, values]) => {
    const kind = kinds[title.split(': ')[1] ?? ''];
    if (!kind) throw new Error(`Expected a title that ends with the kind of its figure, came ${title}`);
    return { figure: { title, ...kind }, middle: median(values), worst: max(values) };
  });
  const rows = results.map(({ figure, middle, worst }) => [
    figure.title,
    targetOf(figure),
    shown(figure, middle),
    figure.format(worst),
  ]);
  console.log(`\n${table(['After the first view', 'target', 'median', 'worst'], rows)}`);
  const load = loadavg()[0]?.toFixed(1);
  console.log(`\nAn interaction of 0 ms took less than 16; a task of 0 ms less than 50. Load ${load}`);
  return results.some(({ figure, middle }) => isMissed(figure, middle)) ? 1 : 0;
};

await runCommand(bench, { codeWhenInterrupted: 130 });
