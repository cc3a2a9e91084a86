import type { Browser, Locator, Page } from 'playwright-core';
import { installRecorder, type Recorded } from './recorder.ts';

/** The processor of a phone in the middle of the market is so many times slower. */
const cpu = 4;
/** Milliseconds until everything that follows an interaction is over and noted. */
const settling = 700;

const screens = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
} as const;

export interface Visitor {
  page: Page;
  /** What happens meanwhile; everything before is forgotten. */
  during: (action: () => Promise<unknown>) => Promise<Recorded>;
  /** A click on an element, and how long until a frame shows another, or shows it with another text than before. */
  clickUntil: (target: Locator, selector: string, before?: string) => Promise<Required<Recorded>>;
  leave: () => Promise<void>;
}

/** Asks a page again and again, for ten seconds. */
const until = async (page: Page, expected: string, isSo: () => boolean) => {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if (await page.evaluate(isSo)) return;
    await page.waitForTimeout(50);
  }
  throw new Error(`Expected ${expected}, waited in vain`);
};

/** Opens an address with a slow processor; resolves once the page is taken over and has come to rest. */
export const visit = async (
  browser: Browser,
  address: string,
  { screen = 'desktop', rest = 3_000 }: { screen?: keyof typeof screens; rest?: number } = {},
): Promise<Visitor> => {
  const context = await browser.newContext({ ...screens[screen], locale: 'en-GB', ignoreHTTPSErrors: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  await page.addInitScript(installRecorder);
  await page.goto(address);
  await until(page, 'the page to be taken over', () => history.scrollRestoration === 'manual');
  await page.waitForTimeout(rest);

  const during = async (action: () => Promise<unknown>) => {
    await page.evaluate(() => void window.bench.take());
    await action();
    await page.waitForTimeout(settling);
    return page.evaluate(() => window.bench.take());
  };
  return {
    page,
    during,
    clickUntil: async (target, selector, before) => {
      await page.evaluate(
        ([wanted, text]) => window.bench.watchFor(wanted as string, text),
        [selector, before],
      );
      const { untilShown = Number.NaN, ...recorded } = await during(async () => {
        await target.click();
        await until(page, `${selector} after the click`, () => window.bench.hasShown());
      });
      return { ...recorded, untilShown };
    },
    leave: () => context.close(),
  };
};
