import type { Browser } from 'playwright-core';

const screens = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
};
declare global {
  interface Window {
    noted: (PerformanceEntry & { value?: number; interactionId?: number })[];
  }
}

/** Runs in the page before everything else. */
const note = () => {
  window.noted = [];
  const observer = new PerformanceObserver((list) => window.noted.push(...list.getEntries()));
  for (const type of ['longtask', 'layout-shift', 'event'])
    observer.observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
};

/** What happened in the page since the last look, in milliseconds. */
const take = () => {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const noted = window.noted.splice(0);
  const longest = (isMeant: (entry: Window['noted'][number]) => boolean | undefined) =>
    Math.max(0, ...noted.filter(isMeant).map(({ duration }) => duration));
  return {
    /** For which the main thread was held after the first paint; the browser tells of tasks from 50 on. */
    longestTask: longest(
      ({ entryType, startTime }) => entryType === 'longtask' && paint && startTime >= paint.startTime,
    ),
    /** The sum of all, those after an input too. */
    shift: noted.reduce((sum, { value = 0 }) => sum + value, 0),
    /** The slowest, from the input to the next frame; 0 where it took less than 16. */
    interaction: longest(({ interactionId = 0 }) => interactionId > 0),
  };
};

/** Milliseconds from the next click to the frame that shows an element, with another text than before. */
const untilShown = ({ selector, before }: { selector: string; before: string | null }) =>
  new Promise<number>((resolve, reject) => {
    setTimeout(() => reject(new Error(`Expected ${selector} after a click, waited in vain`)), 10_000);
    const look = (clickedAt: number) => {
      const element = document.querySelector(selector);
      if (!element || element.textContent === before) requestAnimationFrame(() => look(clickedAt));
      // A task comes behind the frame.
      else setTimeout(() => resolve(performance.now() - clickedAt));
    };
    const start = ({ timeStamp }: Event) => requestAnimationFrame(() => look(timeStamp));
    window.addEventListener('click', start, { capture: true, once: true });
  });

const takenOver = async () => {
  for (let look = 0; history.scrollRestoration !== 'manual'; look += 1) {
    if (look > 200) throw new Error('Expected the page to be taken over, waited in vain');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};

/** Opens an address with a slow processor; resolves once the page is taken over and has come to rest. */
export const visit = async (browser: Browser, address: string, screen: keyof typeof screens = 'desktop') => {
  const page = await browser.newPage({ ...screens[screen], locale: 'en-GB' });
  const session = await page.context().newCDPSession(page);
  // The processor of a phone in the middle of the market is so many times slower.
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(note);
  await page.goto(address);
  await page.evaluate(takenOver);
  await page.waitForTimeout(3_000);
  const opening = await page.evaluate(take);

  /** What happens during an action and until everything that follows it is over and noted. */
  const during = async (action: () => Promise<unknown>) => {
    await page.evaluate(take);
    await action();
    await page.waitForTimeout(700);
    return page.evaluate(take);
  };
  /** The same of an action with a click, with the time until a frame shows an element. */
  const until = async (selector: string, action: () => Promise<unknown>, before: string | null = null) => {
    const shown = page.evaluate(untilShown, { selector, before });
    const noted = await during(() => Promise.all([shown, action()]));
    return { ...noted, shown: await shown };
  };
  return { page, opening, during, until };
};
export type Visitor = Awaited<ReturnType<typeof visit>>;
