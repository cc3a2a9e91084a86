import { existsSync, globSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { execa } from 'execa';
import { type KeyInput, launch } from 'puppeteer-core';
import { Builder, By, Key, until } from 'selenium-webdriver';
import { type ExpectStatic, vi } from 'vitest';
import { Problem } from '../../../commands/command.ts';
import { host } from '../../../emulators/configuration.ts';
import { isTakenOver, site } from './visit.ts';

/** What a visitor does and sees in a browser. Elements are given as XPaths. */
export interface Visitor {
  goTo: (path: string, origin?: string) => Promise<unknown>;
  /** Does something in a second tab, and closes the tab. */
  inOtherTab: (work: () => Promise<unknown>) => Promise<unknown>;
  back: () => Promise<unknown>;
  forward: () => Promise<unknown>;
  /** Runs a function in the page. It may run twice, because a command without an answer is sent again. */
  evaluate: <Value, Given extends unknown[]>(
    work: (...given: Given) => Value,
    ...given: Given
  ) => Promise<Value>;
  /** Waits until the element is visible. */
  see: (element: string) => Promise<unknown>;
  click: (element: string) => Promise<unknown>;
  restOn: (element: string) => Promise<unknown>;
  press: (key: 'Tab' | 'Enter' | 'Escape') => Promise<unknown>;
  type: (text: string) => Promise<unknown>;
  messages: () => Promise<string[]>;
  close: () => Promise<unknown>;
}

const [miniBrowser = 'MiniBrowser'] = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser');
const programs = {
  firefox: '/usr/bin/firefox-esr',
  miniBrowser,
  webKitDriver: '/usr/bin/WebKitWebDriver',
  screen: '/usr/bin/Xvfb',
};

/** `packages` are the Debian packages with the programs. */
const requirePrograms = (packages: string, needed: string[]) => {
  const missing = needed.filter((program) => !existsSync(program));
  if (missing.length > 0)
    throw new Problem(`Expected ${missing.join(', ')}: install with \`apt-get install ${packages}\``);
};

const size = { width: 1280, height: 900 };
const longestWait = 30_000;
/**
 * Milliseconds until a command without an answer is sent again. The drivers may lose a command while the browser
 * replaces the document.
 */
const restartAfter = 5_000;

const openFirefox = async (): Promise<Visitor> => {
  requirePrograms('firefox-esr', [programs.firefox]);
  const browser = await launch({
    browser: 'firefox',
    executablePath: programs.firefox,
    defaultViewport: size,
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1 },
  });
  const messages: string[] = [];
  const newPage = async () => {
    const opened = await browser.newPage();
    opened.setDefaultTimeout(longestWait);
    opened.on('console', (message) => messages.push(message.text()));
    opened.on('pageerror', (error) => messages.push(String(error)));
    return opened;
  };
  let page = await newPage();
  const find = (element: string) => page.locator(`::-p-xpath(${element})`);
  return {
    goTo: (path, origin = site) => page.goto(origin + path),
    inOtherTab: async (work) => {
      const first = page;
      page = await newPage();
      await work();
      await page.close();
      page = first;
      await page.bringToFront();
    },
    back: () => page.evaluate(() => history.back()),
    forward: () => page.evaluate(() => history.forward()),
    evaluate: async <Value, Given extends unknown[]>(work: (...given: Given) => Value, ...given: Given) =>
      (await page.evaluate(work as (...given: unknown[]) => Value, ...given)) as Value,
    see: (element) =>
      vi.waitFor(
        () =>
          find(element)
            .setTimeout(restartAfter)
            .wait()
            .catch((cause: unknown) => {
              throw new Error(`Expected ${element} at ${page.url()}, it did not appear`, { cause });
            }),
        { timeout: longestWait, interval: 50 },
      ),
    // Without this setting, the driver evaluates a string in the page, which the content security policy forbids.
    click: (element) => find(element).setWaitForEnabled(false).click(),
    restOn: (element) => find(element).setWaitForEnabled(false).hover(),
    press: (key: KeyInput) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    messages: async () => messages,
    close: () => browser.close(),
  };
};

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, host, () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

/** Runs in the page. Records console messages and errors. */
const keepMessages = () => {
  const kept: string[] = [];
  Object.assign(window, { kept });
  for (const kind of ['log', 'info', 'warn', 'error'] as const)
    console[kind] = (...words: unknown[]) => kept.push(words.join(' '));
  addEventListener('error', ({ message }) => kept.push(message));
  addEventListener('unhandledrejection', ({ reason }) => kept.push(String(reason)));
};

const inTheMiddle = (element: Element) => element.scrollIntoView({ behavior: 'instant', block: 'center' });

/**
 * WebKit needs a display, here the virtual display Xvfb. The driver reports no console messages, so `goTo` starts
 * `keepMessages` in each page, usually before hydration.
 */
const openWebKit = async (): Promise<Visitor> => {
  requirePrograms('webkit2gtk-driver xvfb', [programs.miniBrowser, programs.webKitDriver, programs.screen]);
  const screen = execa(programs.screen, ['-displayfd', '1', '-nolisten', 'tcp'], { reject: false });
  const { value: display } = await screen[Symbol.asyncIterator]().next();
  const port = await freePort();
  const server = execa(programs.webKitDriver, [`--port=${port}`], {
    env: { DISPLAY: `:${display}` },
    reject: false,
  });
  const address = `http://${host}:${port}`;
  await vi.waitFor(() => fetch(`${address}/status`), { timeout: longestWait, interval: 50 });
  const options = { binary: programs.miniBrowser, args: ['--automation'] };
  const driver = await new Builder()
    .disableEnvironmentOverrides()
    .usingServer(address)
    .withCapabilities({
      browserName: 'MiniBrowser',
      pageLoadStrategy: 'eager',
      'webkitgtk:browserOptions': options,
    })
    .build();
  await driver.manage().setTimeouts({ pageLoad: longestWait, script: longestWait });
  await driver.manage().window().setRect(size);
  const answered = <Value>(work: () => Promise<Value>) =>
    vi.waitFor(
      () => Promise.race([work(), wait(restartAfter).then(() => Promise.reject(new Error('No answer')))]),
      { timeout: longestWait, interval: 50 },
    );
  const find = (element: string) =>
    answered(async () => {
      const found = await driver.wait(until.elementLocated(By.xpath(element)), restartAfter, element);
      return driver.wait(until.elementIsVisible(found), restartAfter, element);
    });
  const messages: string[] = [];
  const kept = (): Promise<string[]> =>
    answered(() => driver.executeScript(() => Reflect.get(window, 'kept')?.splice(0) ?? []));
  const readMessages = async () => {
    messages.push(...(await kept()));
    return messages;
  };
  const keys = { Tab: Key.TAB, Enter: Key.ENTER, Escape: Key.ESCAPE };
  return {
    goTo: async (path, origin = site) => {
      await readMessages();
      await driver.get(origin + path);
      await answered(() => driver.executeScript(keepMessages));
    },
    inOtherTab: async (work) => {
      const first = await driver.getWindowHandle();
      await driver.switchTo().newWindow('tab');
      await work();
      await driver.close();
      await driver.switchTo().window(first);
    },
    // The driver's own commands for back and forward wait until a page loads, but a page from the back-forward cache
    // does not load again.
    back: () => driver.executeScript('setTimeout(() => history.back())'),
    forward: () => driver.executeScript('setTimeout(() => history.forward())'),
    evaluate: <Value, Given extends unknown[]>(work: (...given: Given) => Value, ...given: Given) =>
      answered(() => driver.executeScript<Value>(work, ...given)),
    see: find,
    // Tries again if the click fails, because an opening menu or a page change may cover or move the element.
    click: (element) =>
      vi.waitFor(
        async () => {
          const found = await find(element);
          // The driver does not scroll to an element below the window, so the next click finds it in the middle.
          await found.click().catch(async (cause: unknown) => {
            await driver.executeScript(inTheMiddle, found);
            throw cause;
          });
        },
        { timeout: longestWait, interval: 100 },
      ),
    // Tries again if the move fails, because the element may leave the window while the page scrolls.
    restOn: (element) =>
      vi.waitFor(
        async () => {
          const origin = await find(element);
          await driver.executeScript(inTheMiddle, origin);
          await driver.actions().move({ origin }).perform();
        },
        { timeout: longestWait, interval: 100 },
      ),
    press: (key) => driver.actions().sendKeys(keys[key]).perform(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    messages: readMessages,
    close: async () => {
      await driver.quit();
      for (const program of [server, screen]) {
        program.kill();
        await program;
      }
    },
  };
};

export const openBrowser = { Firefox: openFirefox, WebKit: openWebKit };

export const soon = { timeout: 30_000, interval: 50 };

/** Waits until the page is hydrated. */
export const ready = (visitor: Visitor, expect: ExpectStatic) =>
  expect.poll(() => visitor.evaluate(isTakenOver), soon).toBe(true);
