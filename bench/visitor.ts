import type { Browser } from 'playwright-core';

const screens = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
};
declare global {
  var noted: (PerformanceEntry & { value?: number; interactionId?: number })[];
}

/** Collects performance entries. Runs in the page, before the page's own scripts. */
const note = () => {
  globalThis.noted = [];
  const observer = new PerformanceObserver((list) => noted.push(...list.getEntries()));
  for (const type of ['longtask', 'layout-shift', 'event'])
    observer.observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
};

/** Returns the page's measurements since the last call. Times are in milliseconds. */
const take = () => {
  const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity;
  const entries = noted.splice(0);
  const longest = (isMeant: (entry: (typeof noted)[number]) => boolean) =>
    Math.max(0, ...entries.filter(isMeant).map(({ duration }) => duration));
  return {
    /** The longest task after the first paint; 0 if none took 50 ms or more. */
    'longest task': longest(({ entryType, startTime }) => entryType === 'longtask' && startTime >= painted),
    /** The sum of all layout shifts, including those after an input. */
    'layout shift': entries.reduce((sum, { value = 0 }) => sum + value, 0),
    /** The slowest interaction, from the input to the next frame; 0 if it took less than 16 ms. */
    interaction: longest(({ interactionId = 0 }) => interactionId > 0),
  };
};

/** Milliseconds from the next click to the frame that shows the element or its new text. */
const untilShown = (selector: string) =>
  new Promise<number>((resolve, reject) => {
    setTimeout(() => reject(new Error(`Expected ${selector} after a click, waited in vain`)), 10_000);
    const textOf = () => document.querySelector(selector)?.textContent;
    const before = textOf();
    const look = (clickedAt: number) => {
      const isShown = textOf() !== undefined && textOf() !== before;
      // The priority makes this task run after the frame but before React's next tasks. These must not count, because
      // no visitor waits for them.
      if (isShown)
        void scheduler.postTask(() => resolve(performance.now() - clickedAt), { priority: 'user-blocking' });
      else requestAnimationFrame(() => look(clickedAt));
    };
    const start = ({ timeStamp }: Event) => requestAnimationFrame(() => look(timeStamp));
    addEventListener('click', start, { capture: true, once: true });
  });

/** Milliseconds after which a hydrated page has finished its automatic work. */
const untilRest = 3_000;
/** Milliseconds after which the browser has reported all performance entries of an action. */
const untilNoted = 700;
/** Milliseconds after which the target of a hovered link or button is prefetched. */
const untilFetched = 1_000;

/** Opens an address with a slow processor. Resolves when the page is hydrated and idle. */
export const visit = async (browser: Browser, address: string, screen: keyof typeof screens) => {
  const page = await browser.newPage({ ...screens[screen], locale: 'en-GB' });
  const session = await page.context().newCDPSession(page);
  // About the processor of a mid-range phone.
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(note);
  await page.goto(address);
  await page.waitForFunction(() => document.documentElement.hasAttribute('data-hydrated'));
  await page.waitForTimeout(untilRest);
  const opening = await page.evaluate(take);

  /** Runs an action and returns the measurements. `shown`: milliseconds until the element of `selector` is shown. */
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
