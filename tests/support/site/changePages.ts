import type { ExpectStatic } from 'vitest';
import { ready, soon, type Visitor } from './browserDrivers.ts';
import { scriptsNamed } from './scripts.ts';
import { textsOf } from './texts.ts';

/** Runs in the page, like the next four functions. */
const scrolled = () => window.scrollY;
const isMarked = () => 'marked' in window;
const mark = () => void Object.assign(window, { marked: true });
const reload = () => void setTimeout(() => location.reload());
const areLoaded = (...scripts: string[]) =>
  scripts.every((script) =>
    performance
      .getEntriesByType('resource')
      .some(
        (entry) => new RegExp(script).test(entry.name) && (entry as PerformanceResourceTiming).responseEnd,
      ),
  );
export const headingOf = (page: 'services' | 'cybersecurity' | 'about') => {
  const title = page === 'cybersecurity' ? textsOf(page).hero.title : textsOf(page).title;
  return `//h1[contains(., "${title}")]`;
};
const toCybersecurity = '//main//a[contains(@href, "/cybersecurity")]';
const toAbout = '//footer//a[contains(@href, "/about")]';

/**
 * A visitor follows links, goes back and forward, and reloads a page. The links are in static parts of the pages,
 * which React does not hydrate.
 */
export const changePages = async (visitor: Visitor, expect: ExpectStatic) => {
  const { goTo, back, forward, evaluate, see, click, restOn, messages } = visitor;
  const isAt = (top: number) => expect.poll(() => evaluate(scrolled), soon).toBeCloseTo(top, -1);
  const isSameDocument = async () => expect(await evaluate(isMarked)).toBe(true);
  const follow = async (link: string, ...scripts: string[]) => {
    await restOn(link);
    await expect
      .poll(() => evaluate(areLoaded, ...scripts.map((name) => scriptsNamed(name).source)), soon)
      .toBe(true);
    await click(link);
  };
  await goTo('/services');
  await ready(visitor, expect);
  await evaluate(mark);
  await evaluate(() =>
    document
      .querySelector('main a[href$="/cybersecurity"]')
      ?.scrollIntoView({ behavior: 'instant', block: 'center' }),
  );
  const top = await evaluate(scrolled);
  expect(top).toBeGreaterThan(100);
  await follow(toCybersecurity, 'Cybersecurity', 'cybersecurity');
  await see(headingOf('cybersecurity'));
  await isAt(0);
  await expect.poll(() => evaluate(() => document.activeElement?.tagName), soon).toBe('H1');
  await follow(toAbout, 'About', 'about');
  await see(headingOf('about'));
  await isAt(0);
  await back();
  await see(headingOf('cybersecurity'));
  await back();
  await see(headingOf('services'));
  await isAt(top);
  await isSameDocument();
  await click(toCybersecurity);
  await see(headingOf('cybersecurity'));
  await isAt(0);
  await isSameDocument();
  await back();
  await see(headingOf('services'));
  await isAt(top);
  await forward();
  await see(headingOf('cybersecurity'));
  await isSameDocument();

  await evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }));
  await evaluate(reload);
  await expect.poll(() => evaluate(isMarked), soon).toBe(false);
  await ready(visitor, expect);
  await isAt(500);
  await evaluate(mark);
  // The reload has dropped the code of *Services*, so the browser loads that page as a document.
  await back();
  await see(headingOf('services'));
  await expect.poll(() => evaluate(isMarked), soon).toBe(false);
  await ready(visitor, expect);
  await isAt(top);
  await click(toCybersecurity);
  await see(headingOf('cybersecurity'));
  expect(await messages()).toEqual([]);
};
