import { Command } from 'commander';
import { type Browser, chromium } from 'playwright-core';
import { runCommand } from '../commands/command.ts';
import { chromiumArguments, provideBrowser } from '../tests/support/browser.ts';
import about from '../web/src/i18n/locales/en/about.json' with { type: 'json' };
import careers from '../web/src/i18n/locales/en/careers.json' with { type: 'json' };
import common from '../web/src/i18n/locales/en/common.json' with { type: 'json' };
import contact from '../web/src/i18n/locales/en/contact.json' with { type: 'json' };
import home from '../web/src/i18n/locales/en/home.json' with { type: 'json' };
import services from '../web/src/i18n/locales/en/services.json' with { type: 'json' };
import { atMost, conclude, count, median, shown, targetOf, units } from './figure.ts';
import { fetchLighthouse, measure } from './lighthouse.ts';
import { serveSite } from './server.ts';
import { type Visitor, visit } from './visitor.ts';

const command = new Command('npm run bench:interaction --')
  .description("Measures a visitor's actions after the first view.")
  .argument('[runs]', 'how often each action is measured; the table shows the medians', count, 5)
  .option('--record', 'writes the table into docs/figures.md, with the speed of the machine', false)
  .option('--against <commit>', 'measures the site of that commit too, in turn, and adds its medians')
  .parse();
const [runs] = command.processedArgs as [number];
const options = command.opts<{ record: boolean; against?: string }>();

/** The limits of an action's measurements. All but the layout shift are in milliseconds. */
const kinds = {
  'longest task': atMost(50),
  'layout shift': atMost(0, units.decimals),
  interaction: atMost(100),
  'heading shown': atMost(200),
  shown: atMost(200),
  'busy state shown': atMost(100),
};
type Kind = keyof typeof kinds;
type Findings = Record<string, Partial<Record<Kind, number>>>;
const smoothness = (noted: Visitor['opening']) => ({
  'longest task': noted['longest task'],
  'layout shift': noted['layout shift'],
});

/** Milliseconds in which the carousel changes its slide: a slide is shown for 7 s, and the change takes 1 s. */
const longerThanSlide = 8_500;
/** Milliseconds in which the home page's numbers finish counting up, which takes 2 s. */
const longerThanCount = 2_500;

/** Matches only the open dialog. A closed dialog may be rendered too, but hidden. */
const openDialog = '[role=presentation]:not([aria-hidden]) > * > [role=dialog]';
const { acceptAll } = common.cookieConsent;
const toPage = async ({ page, during, settle }: Visitor, target: string) => {
  const bar = page.getByRole('navigation', { name: common.navigation.label });
  const link = bar.getByRole('link', { name: target, exact: true });
  await link.hover();
  await settle();
  const noted = await during(() => link.click(), 'h1');
  return { 'heading shown': noted.shown, ...smoothness(noted) };
};

type Act = (visitor: Visitor) => Promise<Findings>;
const on = (path: string, screen: 'desktop' | 'phone', act: Act) => ({ path, screen, act });
/** Each scenario runs in a new browser context. */
const scenarios = [
  on('/', 'phone', async ({ opening }) => ({ 'home page hydrated': smoothness(opening) })),
  on('/contact', 'desktop', async (visitor) => {
    await visitor.button(acceptAll).click();
    return {
      'to the first page': await toPage(visitor, about.links.label),
      'to the second page': await toPage(visitor, careers.links.label),
      'to the home page': await toPage(visitor, home.links.label),
    };
  }),
  on('/', 'desktop', async ({ button, during }) => {
    const { hero } = home;
    const pressed = async (name: string) => {
      const { interaction } = await during(() => button(name).click());
      return { interaction };
    };
    return {
      'banner, accept': await pressed(acceptAll),
      'services list': await pressed(services.links.label),
      'language menu': await pressed(common.navigation.language.replace('{{name}}', 'English')),
      'carousel, next': await pressed(hero.next),
      'carousel, pause': await pressed(hero.pause),
    };
  }),
  on('/', 'phone', async ({ button, during, settle }) => {
    await button(acceptAll).tap();
    // The browser reports this tap late. Without a pause, the measurement of the menu would include the tap.
    await settle();
    const menu = button(common.navigation.menu);
    const noted = await during(async () => {
      await menu.tap();
      await settle();
      await menu.tap();
    });
    return { 'menu of a phone': { interaction: noted.interaction, ...smoothness(noted) } };
  }),
  on('/', 'desktop', async ({ page, button, during }) => {
    await button(acceptAll).click();
    await page.mouse.move(0, 0);
    const turn = await during(() => page.waitForTimeout(longerThanSlide));
    const count = await during(async () => {
      const list = page.locator('dl').first();
      await list.evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'center' }));
      await page.waitForTimeout(longerThanCount);
    });
    return { 'carousel turns': smoothness(turn), 'count-up': smoothness(count) };
  }),
  on('/contact', 'desktop', async ({ button, during, settle }) => {
    const opener = button(contact.promotion.button);
    await opener.hover();
    await settle();
    const { shown, interaction } = await during(() => opener.click(), openDialog);
    return { 'dialog, hovered before': { shown, interaction } };
  }),
  on('/contact', 'phone', async ({ button, during }) => {
    const opener = button(contact.promotion.button);
    const { shown } = await during(() => opener.tap(), 'main button[aria-busy=true]');
    return { 'dialog, not loaded': { 'busy state shown': shown } };
  }),
];

/** Runs all scenarios once on the site at `origin`, and returns their measurements. */
const measureRound = async (browser: Browser, origin: string): Promise<Findings> => {
  const round: Findings = {};
  for (const { path, screen, act } of scenarios) {
    const visitor = await visit(browser, origin + path, screen);
    Object.assign(round, await act(visitor));
    await visitor.page.context().close();
  }
  return round;
};

/**
 * In a remotely controlled browser, V8 parses a whole script again for a stack trace. React DOM creates an Error when
 * it starts, so without this flag the measurements would contain a task of 60 ms that no visitor has.
 */
const positionsAtOnce = '--js-flags=--no-enable-lazy-source-positions';

const bench = async (): Promise<number> => {
  if (options.record) await fetchLighthouse();
  const site = await serveSite();
  const before = options.against && (await serveSite(options.against));
  const settings = { chromiumFlags: [...chromiumArguments, site.trust], applied: false, cpu: 4 };
  const speed = options.record
    ? (await measure(site.origin, settings)).environment.benchmarkIndex
    : undefined;
  const browser = await chromium.launch({
    executablePath: await provideBrowser(),
    args: [...chromiumArguments, positionsAtOnce, site.trust],
  });
  const rounds: Findings[] = [];
  const roundsBefore: Findings[] = [];
  while (rounds.length < runs) {
    rounds.push(await measureRound(browser, site.origin));
    if (before) roundsBefore.push(await measureRound(browser, before.origin));
  }
  await browser.close();

  const rows = Object.entries(rounds[0] ?? {}).flatMap(([title, kindsOfIt]) =>
    (Object.keys(kindsOfIt) as Kind[]).map((kind) => {
      const valuesIn = (measured: Findings[]) => measured.map((round) => round[title]?.[kind] ?? Number.NaN);
      const values = valuesIn(rounds);
      const limit = kinds[kind];
      return [
        `${title}: ${kind}`,
        targetOf(limit),
        shown(limit, median(values)),
        limit.format(Math.max(...values)),
        ...(before ? [limit.format(median(valuesIn(roundsBefore)))] : []),
      ];
    }),
  );
  console.log('\nAn interaction of 0 ms took less than 16; a task of 0 ms less than 50.');
  const titles = ['After the first view', 'target', 'median', 'worst', ...(before ? ['before'] : [])];
  return conclude('bench:interaction', titles, rows, { runs, speed });
};

await runCommand(bench);
