import type { Browser } from 'playwright-core';

const screens = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
};
declare global {
  var noted: (PerformanceEntry & { value?: number; interactionId?: number })[];
}

/** Runs in the page before everything else. */
const note = () => {
  globalThis.noted = [];
  const observer = new PerformanceObserver((list) => noted.push(...list.getEntries()));
  for (const type of ['longtask', 'layout-shift', 'event'])
    observer.observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
};

/** What happened in the page since the last look, in milliseconds. */
const take = () => {
  const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity;
  const entries = noted.splice(0);
  const longest = (isMeant: (entry: (typeof noted)[number]) => boolean) =>
    Math.max(0, ...entries.filter(isMeant).map(({ duration }) => duration));
  return {
    /** For which the main thread was held after the first paint; the browser tells of tasks from 50 on. */
    'longest task': longest(({ entryType, startTime }) => entryType === 'longtask' && startTime >= painted),
    /** The sum of all, those after an input too. */
    'layout shift': entries.reduce((sum, { value = 0 }) => sum + value, 0),
    /** The slowest, from the input to the next frame; 0 where it took less than 16. */
    interaction: longest(({ interactionId = 0 }) => interactionId > 0),
  };
};

/** Milliseconds from the next click to the frame that shows an element, with another text than before. */
const untilShown = (selector: string) =>
  new Promise<number>((resolve, reject) => {
    setTimeout(() => reject(new Error(`Expected ${selector} after a click, waited in vain`)), 10_000);
    const textOf = () => document.querySelector(selector)?.textContent;
    const before = textOf();
    const look = (clickedAt: number) => {
      const isShown = textOf() !== undefined && textOf() !== before;
      // The first task behind the frame: what React has asked for comes later, and is not what the visitor waits for.
      if (isShown)
        void scheduler.postTask(() => resolve(performance.now() - clickedAt), { priority: 'user-blocking' });
      else requestAnimationFrame(() => look(clickedAt));
    };
    const start = ({ timeStamp }: Event) => requestAnimationFrame(() => look(timeStamp));
    addEventListener('click', start, { capture: true, once: true });
  });

/** Milliseconds after which a page that was taken over has come to rest, and has done what it does by itself. */
const untilRest = 3_000;
/** Milliseconds after which what follows an action is over, and the browser has told of it. */
const untilNoted = 700;
/** Milliseconds after which a mouse that rests on a link or a button has had its target fetched. */
const untilFetched = 1_000;

/** Opens an address with a slow processor; resolves once the page is taken over and has come to rest. */
export const visit = async (browser: Browser, address: string, screen: keyof typeof screens) => {
  const page = await browser.newPage({ ...screens[screen], locale: 'en-GB' });
  const session = await page.context().newCDPSession(page);
  // The processor of a phone in the middle of the market is so many times slower.
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(note);
  await page.goto(address);
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
  await page.waitForTimeout(untilRest);
  const opening = { ...(await page.evaluate(take)), shown: 0 };

  /**
   * What happens during an action and until everything that follows it is over and noted; of one with a click also the time
   * until a frame shows an element.
   */
  const during = async (action: () => Promise<unknown>, selector?: string) => {
    await page.evaluate(take);
    const shown = selector ? page.evaluate(untilShown, selector) : 0;
    await Promise.all([shown, action()]);
    await page.waitForTimeout(untilNoted);
    return { ...(await page.evaluate(take)), shown: await shown };
  };
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const settle = () => page.waitForTimeout(untilFetched);
  return { page, opening, during, button, settle };
};
export type Visitor = Awaited<ReturnType<typeof visit>>;
