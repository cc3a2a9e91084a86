import type { Page } from 'playwright-core';
import common from '../web/src/locales/en/common.json' with { type: 'json' };
import contact from '../web/src/locales/en/contact.json' with { type: 'json' };
import home from '../web/src/locales/en/home.json' with { type: 'json' };
import type { Findings } from './interactionFigures.ts';
import type { Visitor, visit } from './visitor.ts';

type Scenario = (
  open: (path: string, settings?: Parameters<typeof visit>[2]) => Promise<Visitor>,
) => Promise<Findings>;

/** Milliseconds in which a mouse that rests on a link or a button has had its target fetched. */
const turning = 1_000;
/** It is drawn before it is opened, and hidden until then. */
const openDialog = '[role=presentation]:not([aria-hidden]) > * > [role=dialog]';
/** A slide stays for seven seconds and fades for one. */
const oneTurn = 8_500;
/** The count takes two seconds. */
const oneCount = 2_500;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const inBar = (page: Page, name: string) =>
  page.getByRole('navigation', { name: common.navigation.label }).getByRole('link', { name, exact: true });
const accept = (page: Page) => button(page, common.cookieConsent.acceptAll);
const worst = (values: number[]) => Math.max(...values);

const takeOver: Scenario = async (open) => {
  const { page } = await open('/', { screen: 'phone' });
  const { longestTask, shift } = await page.evaluate(() => window.bench.take());
  return { 'home page taken over: longest task': longestTask, 'home page taken over: layout shift': shift };
};

const travel: Scenario = async (open) => {
  const { page, clickUntil } = await open('/contact');
  await accept(page).click();
  const steps = [];
  for (const target of ['about', 'careers', 'home'] as const) {
    const link = inBar(page, common.routes[target]);
    await link.hover();
    await page.waitForTimeout(turning);
    steps.push(await clickUntil(link, 'h1', (await page.locator('h1').textContent()) ?? ''));
  }
  return {
    'to another page: heading shown': worst(steps.map(({ untilShown }) => untilShown)),
    'to another page: longest task': worst(steps.map(({ longestTask }) => longestTask)),
    'to another page: layout shift': worst(steps.map(({ shift }) => shift)),
  };
};

const scrolling: Scenario = async (open) => {
  const { page, clickUntil } = await open('/privacy-policy');
  const scroll = async (top: number) => {
    await page.evaluate((wanted) => window.scrollTo({ top: wanted, behavior: 'instant' }), top);
    await page.waitForTimeout(turning);
  };
  const offBy = async (wanted: number, go: () => Promise<unknown>) => {
    await go();
    await page.waitForTimeout(turning);
    return Math.abs((await page.evaluate(() => window.scrollY)) - wanted);
  };
  await scroll(900);
  await clickUntil(inBar(page, common.routes.about), 'h1', (await page.locator('h1').textContent()) ?? '');
  await scroll(500);
  return {
    'back: scroll position off by': await offBy(900, () => page.goBack()),
    'forward: scroll position off by': await offBy(500, () => page.goForward()),
  };
};

const controls: Scenario = async (open) => {
  const { page, during } = await open('/');
  const press = async (name: string) => (await during(() => button(page, name).click())).interaction;
  const goTo = home.hero.goTo.replace('{{number}}', '4').replace('{{title}}', home.hero.slides.cloud.title);
  return {
    'banner, accept: interaction': await press(common.cookieConsent.acceptAll),
    'services list: interaction': await press(common.routes.services),
    'language menu: interaction': await press(`${common.navigation.language}: English`),
    'carousel, next: interaction': await press(home.hero.next),
    'carousel, dot: interaction': await press(goTo),
    'carousel, pause: interaction': await press(home.hero.pause),
  };
};

const phoneMenu: Scenario = async (open) => {
  const { page, during } = await open('/', { screen: 'phone' });
  const menu = button(page, common.navigation.menu);
  await accept(page).tap();
  const recorded = await during(async () => {
    await menu.tap();
    await page.waitForTimeout(turning);
    await menu.tap();
  });
  return {
    'menu of a phone: interaction': recorded.interaction,
    'menu of a phone: longest task': recorded.longestTask,
    'menu of a phone: layout shift': recorded.shift,
  };
};

const movement: Scenario = async (open) => {
  const { page, during } = await open('/');
  await accept(page).click();
  await page.mouse.move(0, 0);
  const turn = await during(() => page.waitForTimeout(oneTurn));
  const count = await during(async () => {
    await page.evaluate(() =>
      document.querySelector('dl')?.scrollIntoView({ behavior: 'instant', block: 'center' }),
    );
    await page.waitForTimeout(oneCount);
  });
  return {
    'carousel turns: longest task': turn.longestTask,
    'carousel turns: layout shift': turn.shift,
    'count-up: longest task': count.longestTask,
    'count-up: layout shift': count.shift,
  };
};

const dialog: Scenario = async (open) => {
  const { page, clickUntil } = await open('/contact');
  const opener = button(page, contact.promotion.button);
  await opener.hover();
  await page.waitForTimeout(turning);
  const { untilShown, interaction } = await clickUntil(opener, openDialog);
  return { 'dialog, hovered before: shown': untilShown, 'dialog, hovered before: interaction': interaction };
};

const coldDialog: Scenario = async (open) => {
  const { page, clickUntil } = await open('/contact', { screen: 'phone' });
  const { untilShown } = await clickUntil(
    button(page, contact.promotion.button),
    'main button[aria-busy=true]',
  );
  return { 'dialog, not loaded: says that it comes': untilShown };
};

/** Each by a visitor of its own, without a history or a cache. */
export const scenarios = {
  takeOver,
  travel,
  scrolling,
  controls,
  phoneMenu,
  movement,
  dialog,
  coldDialog,
} satisfies Record<string, Scenario>;
