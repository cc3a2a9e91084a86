import type { Browser, BrowserContext, BrowserContextOptions, Page, Response } from 'playwright-core';
import { test as base, expect } from 'vitest';
import { emulatorSets, host } from '../../../emulators/configuration.ts';
import { launchBrowser } from '../browser.ts';

/** The origin of the built site in the Hosting emulator. */
export const site = `http://${host}:${emulatorSets.test.ports.hosting}`;

export interface Visit {
  page: Page;
  goTo: (path: string) => Promise<Response | null>;
  /** Console messages and errors of the page since the last call, as `type: text`. */
  messages: () => string[];
  /** Requests that failed or got an error status since the last call, as `status-or-reason path`. */
  failedRequests: () => string[];
  /** Violations of the content security policy since the last call, as `directive: address or sample`. */
  violations: () => string[];
}

interface Settings extends BrowserContextOptions {
  width?: number;
  height?: number;
  /** By default, the cache may contain files from earlier visits. */
  emptyCache?: boolean;
  /** Runs before the page opens its address. */
  before?: (page: Page) => Promise<unknown>;
  /** Sets the clock of the page. Runs earlier than `before`. */
  clock?: (page: Page) => Promise<unknown>;
}

/** Without a path the page is blank until `goTo`. */
export type Open = (path?: string, settings?: Settings) => Promise<Visit>;

const taken = <Item>(items: Item[]): Item[] => items.splice(0);

const repeatsRequest = (text: string) => text.startsWith('Failed to load resource');

/** Whether a request ended by choice: the page aborted it, or the visitor has disabled scripts. */
const isChosen = (reason: string) => reason === 'net::ERR_ABORTED' || reason === 'csp';

const reporter = 'reportViolation';

/** Runs in the page. */
const reportViolations = (name: string) => {
  const report: ((violation: string) => void) | undefined = Reflect.get(window, name);
  document.addEventListener('securitypolicyviolation', (event) => {
    report?.(`${event.effectiveDirective}: ${event.sample || event.blockedURI}`);
  });
};

const watch = async (page: Page): Promise<Omit<Visit, 'goTo'>> => {
  const messages: string[] = [];
  const failedRequests: string[] = [];
  const violations: string[] = [];
  const at = (address: string) => address.replace(site, '');
  page.on('console', (message) => {
    if (!repeatsRequest(message.text())) messages.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => messages.push(`thrown: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (!isChosen(reason)) failedRequests.push(`${reason} ${at(request.url())}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) failedRequests.push(`${response.status()} ${at(response.url())}`);
  });
  await page.exposeFunction(reporter, (violation: string) => violations.push(violation));
  await page.addInitScript(reportViolations, reporter);
  return {
    page,
    messages: () => taken(messages),
    failedRequests: () => taken(failedRequests),
    violations: () => taken(violations),
  };
};

/** Runs in the page. Returns whether React has hydrated all parts. */
export const isTakenOver = () =>
  document.documentElement.hasAttribute('data-hydrated') &&
  [...document.querySelectorAll('header, main > *, footer')].every((part) =>
    Object.keys(part).some((key) => key.startsWith('__reactFiber')),
  );

/** Waits until React has hydrated the page and has run its effects. */
export const ready = async (page: Page): Promise<void> => {
  await page.waitForFunction(isTakenOver);
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve();
        port2.postMessage(undefined);
      }),
  );
};

/** Milliseconds after which the app starts even if no paint is reported (web/src/start.ts). */
const paintTimeout = 500;

/** V8's optimising compilers do not pay off in a visit of seconds. */
const withoutOptimising = '--js-flags=--no-maglev --no-turbofan';

const newContext = (browser: Browser, settings: BrowserContextOptions = {}): Promise<BrowserContext> =>
  browser.newContext({ baseURL: site, locale: 'en-US', reducedMotion: 'reduce', ...settings });

/** A browser context for successive visitors. `forget` clears everything but the cache. */
interface SharedContext {
  context: BrowserContext;
  forget: () => Promise<void>;
}

/** A visit in a shared context takes half the time: the site's process is running and scripts are cached. */
const newSharedContext = async (browser: Browser): Promise<SharedContext> => {
  const context = await newContext(browser);
  // This open page keeps the process of the site alive (`--process-per-site`).
  const keeper = await context.newPage();
  await keeper.goto('/robots.txt');
  const session = await context.newCDPSession(keeper);
  const forget = async () => {
    await Promise.all(context.pages().map((page) => page !== keeper && page.close()));
    await context.setOffline(false);
    await context.clearCookies();
    await session.send('Storage.clearDataForOrigin', { origin: site, storageTypes: 'all' });
  };
  return { context, forget };
};

interface Fixtures {
  browser: Browser;
  freeContexts: SharedContext[];
  visit: Open;
}

/**
 * Vitest's `test` with the fixture `visit`. Each call is a new visitor with empty storage. Unread messages, failed
 * requests and policy violations fail the test.
 */
export const test = base.extend<Fixtures>({
  browser: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads the fixtures' names from the pattern
    async ({}, use) => {
      const browser = await launchBrowser('--process-per-site', withoutOptimising);
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: as above
  freeContexts: [async ({}, use) => use([]), { scope: 'worker' }],
  visit: async ({ browser, freeContexts }, use) => {
    const visits: Visit[] = [];
    const endings: (() => Promise<unknown>)[] = [];
    const contextFor = async (own: boolean, settings: BrowserContextOptions): Promise<BrowserContext> => {
      if (own || Object.keys(settings).length > 0) {
        const context = await newContext(browser, settings);
        endings.push(() => context.close());
        return context;
      }
      const shared = freeContexts.pop() ?? (await newSharedContext(browser));
      endings.push(() => shared.forget().then(() => freeContexts.push(shared)));
      return shared.context;
    };
    await use(async (path, { width = 1280, height = 800, emptyCache, before, clock, ...settings } = {}) => {
      // A Playwright clock applies to a whole context, so a visit with a clock shares no context.
      const context = await contextFor(Boolean(clock || emptyCache), settings);
      const page = await context.newPage();
      page.setDefaultTimeout(30_000);
      await page.setViewportSize({ width, height });
      const goTo = async (path: string) => {
        const response = await page.goto(path);
        // The app starts after a frame or after `paintTimeout`. A stopped clock allows neither, so the clock advances
        // here.
        if (clock) await page.clock.runFor(paintTimeout);
        if (settings.javaScriptEnabled !== false) await ready(page);
        return response;
      };
      const visit = { ...(await watch(page)), goTo };
      visits.push(visit);
      await clock?.(page);
      await before?.(page);
      if (path) await goTo(path);
      return visit;
    });
    for (const { page } of visits) page.removeAllListeners();
    for (const end of endings) await end();
    const left = visits.flatMap(({ messages, failedRequests, violations }) => [
      ...messages(),
      ...failedRequests(),
      ...violations(),
    ]);
    expect(left, 'messages, failed requests and violations that the test has not looked at').toEqual([]);
  },
});
