import { beforeAll, type ExpectStatic, test } from 'vitest';
import { navigationType } from '../../../web/src/browser/navigationType.ts';
import { brokenLine } from '../../support/site/brokenLine.ts';
import { openBrowser, ready, soon, type Visitor } from '../../support/site/browserDrivers.ts';
import { changePages, headingOf } from '../../support/site/changePages.ts';
import { contactTexts } from '../../support/site/consultationDialog.ts';
import { scriptsNamed } from '../../support/site/scripts.ts';
import { isTakenOver } from '../../support/site/visit.ts';
import { visitFirst } from '../../support/site/visitFirst.ts';
import { wakeFunctions } from '../../support/site/wakeFunctions.ts';

beforeAll(wakeFunctions);

const englishOpener = `//button[.="${contactTexts.en.promotion.button}"]`;
/** The message below the opener. */
const message = '//*[@id="consultation"]//*[@role="alert"]';
const englishName = '//*[@role="dialog"]//input[@name="name"]';
const path = () => location.pathname;
/** Runs in the page. Counts only visible dialogs, because a closed dialog stays hidden in the document. */
const openDialogs = () =>
  [...document.querySelectorAll('[role=dialog]')].filter(
    (element) => getComputedStyle(element).visibility === 'visible',
  ).length;

/** A visitor goes back and forward, and closes the dialog with Escape and by going back. */
const wander = async (visitor: Visitor, expect: ExpectStatic) => {
  const { goTo, back, forward, evaluate, see, click, press, type } = visitor;
  const isClosed = () => expect.poll(() => evaluate(openDialogs), soon).toBe(0);
  await goTo('/about');
  await goTo('/contact');
  await ready(visitor, expect);
  await click(englishOpener);
  await see(englishName);
  await click(englishName);
  await type('Anna');
  await press('Escape');
  await isClosed();
  await click(englishOpener);
  await see(englishName);
  await back();
  await expect.poll(() => evaluate(path), soon).toBe('/about');
  await ready(visitor, expect);
  await forward();
  await expect.poll(() => evaluate(path), soon).toBe('/contact');
  await ready(visitor, expect);
  if ((await evaluate(openDialogs)) === 0) await click(englishOpener);
  await see(englishName);
  expect(await evaluate(() => document.querySelector<HTMLInputElement>('[name=name]')?.value)).toBe('Anna');
};

/**
 * The visitor opens a second tab, which hides the first tab, except in WebKit. The second tab makes the first tab
 * reload. Then the visitor accepts cookies in the second tab.
 */
const haveTwoTabs = async (visitor: Visitor, expect: ExpectStatic) => {
  const { goTo, evaluate, click, inOtherTab } = visitor;
  const banners = () => document.querySelectorAll('section[aria-label=Cookies]').length;
  await goTo('/about');
  await expect.poll(() => evaluate(banners), soon).toBe(1);
  await evaluate(() =>
    addEventListener('storage', ({ key }) => {
      if (key !== 'test') return;
      localStorage.removeItem('i18nextLng');
      location.reload();
    }),
  );
  await inOtherTab(async () => {
    await goTo('/robots.txt');
    await evaluate(() => localStorage.setItem('test', 'x'));
    await expect.poll(() => evaluate(() => localStorage.getItem('i18nextLng')), soon).toBe('en');
    await goTo('/careers');
    await click('//button[.="Accept All Cookies"]');
    await expect.poll(() => evaluate(banners), soon).toBe(0);
  });
  await expect.poll(() => evaluate(banners), soon).toBe(0);
  expect(await evaluate(navigationType)).toBe('reload');
};

/** Runs in the page. Hydration must not change the returned HTML. */
const staticParts = () =>
  ['main > :first-child', 'main > :last-child', 'footer'].map((part) => {
    const element = document.querySelector(part);
    return element?.checkVisibility() && element.innerHTML;
  });

/** A visitor clicks before hydration. On the next page, the first request for a script fails. */
const pressEarly = async (visitor: Visitor, expect: ExpectStatic) => {
  const { goTo, evaluate, see, click } = visitor;
  const { origin, holdBack, failOnce, close } = await brokenLine();
  const letGo = holdBack(scriptsNamed('main'));
  await goTo('/contact', origin);
  await see('//h1');
  const served = await evaluate(staticParts);
  await click(englishOpener);
  expect(await evaluate(isTakenOver)).toBe(false);
  letGo();
  await see(englishName);
  expect(await evaluate(staticParts)).toEqual(served);
  expect(served).toEqual([expect.any(String), expect.any(String), expect.any(String)]);
  failOnce(scriptsNamed('Careers'));
  await goTo('/careers', origin);
  await ready(visitor, expect);
  expect(await evaluate(navigationType)).toBe('reload');
  close();
};

const wait = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

/** All connections are refused for so many seconds, once the document is there. The visitor presses the button once. */
const sufferFor = (seconds: number) => async (visitor: Visitor, expect: ExpectStatic) => {
  const { goTo, evaluate, see, click, press } = visitor;
  const { origin, refuse, down, up, close } = await brokenLine();
  refuse(/js$/);
  await goTo('/contact', origin);
  await see('//h1');
  down();
  refuse(undefined);
  await click(englishOpener);
  await see(`${message}//a[starts-with(@href, "tel:")]`);
  await wait(seconds);
  expect(await evaluate(() => document.querySelector('h1')?.textContent)).toContain(contactTexts.en.title);
  expect(await evaluate(navigationType)).toBe('navigate');
  await up();
  await see(englishName);
  expect(await evaluate(navigationType)).toBe('reload');
  expect(await evaluate(openDialogs)).toBe(1);
  await press('Escape');
  await expect.poll(() => evaluate(openDialogs), soon).toBe(0);
  close();
};

/** The connection fails while the code of the dialog is requested. */
const sufferLate = async (visitor: Visitor, expect: ExpectStatic) => {
  const { goTo, see, click } = visitor;
  const { origin, refuse, close } = await brokenLine();
  await goTo('/contact', origin);
  await ready(visitor, expect);
  refuse(/./);
  await click(englishOpener);
  await see(`${message}//a[starts-with(@href, "tel:")]`);
  refuse(undefined);
  await click(`${message}//button`);
  await see(englishName);
  close();
};

/** A visitor follows a link while the connection fails, and goes back when it works again. */
const goOffline = async (visitor: Visitor, expect: ExpectStatic) => {
  const { goTo, back, evaluate, see, click } = visitor;
  const { origin, refuse, close } = await brokenLine();
  await goTo('/about', origin);
  await ready(visitor, expect);
  refuse(/./);
  await click('//header//a[.="Careers"]');
  await expect.poll(() => evaluate(() => document.querySelector('footer') === null), soon).toBe(true);
  refuse(undefined);
  await back();
  await see(headingOf('about'));
  await ready(visitor, expect);
  await click('//header//a[.="Careers"]');
  await expect.poll(() => evaluate(path), soon).toBe('/careers');
  await ready(visitor, expect);
  close();
};

const journeys = {
  'looks around and sends a request': visitFirst,
  'goes back and forth': wander,
  'changes pages': changePages,
  'has two tabs': haveTwoTabs,
  'presses early': pressEarly,
  'has no line for 2 seconds': sufferFor(2),
  'has no line for 10 seconds': sufferFor(10),
  'has no line for 60 seconds': sufferFor(60),
  'loses the line before the dialog': sufferLate,
  'is offline': goOffline,
};
const names = Object.keys(journeys) as (keyof typeof journeys)[];

/**
 * WebKit is left out of `loses the line before the dialog`. Where it runs without a network it reports that it is offline,
 * and then the message has no button to reload the page.
 */
const visits = names.flatMap((name) => [
  [name, 'Firefox'] as const,
  ...(name === 'loses the line before the dialog' ? [] : [[name, 'WebKit'] as const]),
]);

test.for(visits)(
  'a visitor %s in %s',
  // WebKit needs a third of a second for each key press.
  { timeout: 240_000 },
  async ([name, browser], { expect }) => {
    const visitor = await openBrowser[browser]();
    await journeys[name](visitor, expect).finally(visitor.close);
  },
);
