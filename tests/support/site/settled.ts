import type { Page } from 'playwright-core';
import { scriptsNamed } from './scripts.ts';

/** Waits until the page and React have no task left. Then only timers, frames and responses can change the page. */
export const tasksDone = (page: Page): Promise<void> =>
  page.evaluate(() => scheduler.postTask(() => undefined, { priority: 'background' }));

/** Waits until the page has finished its tasks and painted. Waits forever if the test has stopped the page's clock. */
export const settled = async (page: Page): Promise<void> => {
  await tasksDone(page);
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  await tasksDone(page);
};

/** Runs in the page. Waits for a script with a matching address and returns the address. */
const addressOf = (pattern: string) =>
  new Promise<string>((resolve, reject) => {
    const observer = new PerformanceObserver((list) => {
      const address = list.getEntries().find((entry) => new RegExp(pattern).test(entry.name))?.name;
      if (!address) return;
      observer.disconnect();
      resolve(address);
    });
    observer.observe({ type: 'resource', buffered: true });
    AbortSignal.timeout(30_000).onabort = () =>
      reject(new Error(`Expected the script ${pattern}, it did not come`));
  });

/** Waits until the script with this name has run and the page has no task left. */
export const scriptRun = async (page: Page, name: string): Promise<void> => {
  const address = await page.evaluate(addressOf, scriptsNamed(name).source);
  await page.evaluate(`import(${JSON.stringify(address)}).then(() => undefined)`);
  await tasksDone(page);
};
