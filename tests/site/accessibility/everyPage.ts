import { type Browser, chromium } from 'playwright-core';
import { runCommand } from '../../../emulators/command.ts';
import { languages } from '../../../shared/languages.ts';
import { chromiumArguments, provideBrowser } from '../../support/browser.ts';
import { runningSite } from '../../support/runningSite.ts';
import { dark, findingsOn, small, smallDark, wide } from '../../support/site/accessibilityEngines.ts';
import { addressOf, pageIds } from '../../support/site/addresses.ts';

/** Contexts at once: one fills a processor while the other waits. */
const crowd = 2;

/** What the engines find on a page, on both widths and in both schemes. */
const findingsAt = async (browser: Browser, address: string): Promise<string[]> => {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  const found = await findingsOn(page, [small, smallDark, wide, dark]);
  await context.close();
  return found;
};

/** `npm run accessibility`: all pages × languages × two widths × two schemes through three engines. */
const everyPageAccessible = async (): Promise<number> => {
  const site = await runningSite();
  const browser = await chromium.launch({ executablePath: await provideBrowser(), args: chromiumArguments });
  const paths = pageIds.flatMap((id) => languages.map((language) => addressOf(id, language)));
  const queue = paths.values();
  let findings = 0;
  const reader = async () => {
    for (const path of queue) {
      const found = await findingsAt(browser, site + path);
      findings += found.length;
      console.log(found.length === 0 ? path : [path, ...found].join('\n  '));
    }
  };
  await Promise.all(Array.from({ length: crowd }, reader));
  await browser.close();
  console.log(`\n${paths.length} pages, ${findings} findings`);
  return findings === 0 ? 0 : 1;
};

await runCommand(everyPageAccessible);
