import { Command } from 'commander';
import { markdownTable } from 'markdown-table';
import type { Browser, Page } from 'playwright-core';
import { runCommand } from '../../commands/command.ts';
import { type Language, languages } from '../../shared/languages.ts';
import { launchBrowser } from '../support/browser.ts';
import { addressOf } from '../support/site/addresses.ts';
import { buildCommit, buildHere, serveFolder } from './builtSite.ts';
import { measures } from './layoutMeasures.ts';
import type { Measure } from './measure.ts';

const open = async (browser: Browser, site: string, language: Language, measure: Measure): Promise<Page> => {
  const page = await browser.newPage({
    reducedMotion: measure.motion ? 'no-preference' : 'reduce',
    colorScheme: measure.dark ? 'dark' : 'light',
    locale: measure.bars && language === 'en' ? 'de-DE' : 'en-US',
    viewport: measure.windows[0] ?? null,
  });
  if (!measure.bars) await page.addInitScript(() => localStorage.setItem('cookieConsent', 'accepted'));
  await page.goto(site + addressOf(measure.page, language), { waitUntil: 'networkidle' });
  if (measure.bars)
    await page
      .locator('#bars button')
      .nth(language === 'en' ? 2 : 1)
      .waitFor();
  await page.evaluate(() => document.fonts.ready);
  return page;
};

/** Measures each value in each language, on the site of the working folder and on that of the commit `against`. */
const measureAll = async (against?: string): Promise<number> => {
  console.log('Building the site …');
  const now = await serveFolder(await buildHere());
  const before = against && (await serveFolder(await buildCommit(against)));
  const browser = await launchBrowser();
  const rows: string[][] = [];
  for (const measure of measures)
    for (const language of languages) {
      const sites = [...(before ? [before] : []), now];
      const pages = await Promise.all(sites.map((site) => open(browser, site, language, measure)));
      for (const size of measure.windows) {
        const values: string[] = [];
        for (const page of pages) {
          await page.setViewportSize(size);
          values.push(String(await page.evaluate(measure.read)));
        }
        rows.push([measure.what, language, `${size.width} × ${size.height}`, ...values, measure.target]);
      }
      await Promise.all(pages.map((page) => page.close()));
    }
  await browser.close();
  const titles = ['What', 'Language', 'Window', ...(before ? ['Before'] : []), 'Now', 'Target'];
  console.log(markdownTable([titles, ...rows]));
  return 0;
};

const command = new Command('npm run measures --')
  .description('Measures the layout of pages: places, sizes, colours.')
  .option('--against <commit>', 'adds the values of the site of that commit')
  .action(({ against }: { against?: string }) => runCommand(() => measureAll(against)));
await command.parseAsync();
