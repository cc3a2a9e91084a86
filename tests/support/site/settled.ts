import type { Page } from 'playwright-core';

/** Waits until the page has no task left, React's among them: only timers, frames and answers change it now. */
export const tasksDone = (page: Page): Promise<void> =>
  page.evaluate(() => scheduler.postTask(() => undefined, { priority: 'background' }));

/** Waits until the page has run and drawn what it has begun; not for what it still loads. Its clock must run. */
export const settled = async (page: Page): Promise<void> => {
  await tasksDone(page);
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  await tasksDone(page);
};

/** Runs in the page: the address of its script of this name, once that has been loaded. */
const addressOf = (name: string) =>
  new Promise<string>((resolve, reject) => {
    const observer = new PerformanceObserver((list) => {
      const address = list.getEntries().find((entry) => entry.name.includes(`/${name}-`))?.name;
      if (!address?.endsWith('.js')) return;
      observer.disconnect();
      resolve(address);
    });
    observer.observe({ type: 'resource', buffered: true });
    AbortSignal.timeout(30_000).onabort = () =>
      reject(new Error(`Expected the script ${name}, it did not come`));
  });

/** Waits until the page has loaded and run the script of this name that it asks for, and has done what follows. */
export const scriptRun = async (page: Page, name: string): Promise<void> => {
  const address = await page.evaluate(addressOf, name);
  await page.evaluate(`import(${JSON.stringify(address)}).then(() => undefined)`);
  await tasksDone(page);
};
