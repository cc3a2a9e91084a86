import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { Problem, runCommand } from '../../emulators/command.ts';
import { stateFolder } from '../../emulators/configuration.ts';
import { languages } from '../../shared/languages.ts';
import { pathOf, routeIds } from '../../web/src/routing/routes.ts';
import { launchBrowser } from '../support/browser.ts';
import { runningSite } from '../support/runningSite.ts';

const folder = join(stateFolder, 'screenshots');
const widths = [360, 768, 1440];
const schemes = ['light', 'dark'] as const;
const pages = [
  ...routeIds.flatMap((id) => languages.map((language) => ({ id, language, path: pathOf(id, language) }))),
  ...languages.map((language) => ({ id: 'notFound', language, path: `/${language}/404` })),
];
const pictures = pages.flatMap((page) =>
  schemes.flatMap((scheme) =>
    widths.map((width) => {
      const file = `${page.id}-${page.language}-${scheme}-${width}.png`;
      return { ...page, scheme, width, file };
    }),
  ),
);

/** Takes a whole page, as it is at rest: without motion, everything loaded, the cookies decided upon. */
const take = async (browser: Browser, site: string, picture: (typeof pictures)[number]) => {
  const { path, width, scheme, file } = picture;
  const viewport = { width, height: 900 };
  const context = await browser.newContext({ viewport, colorScheme: scheme, reducedMotion: 'reduce' });
  await context.addInitScript(() => localStorage.setItem('cookieConsent', 'accepted'));
  const page = await context.newPage();
  await page.goto(site + path, { waitUntil: 'networkidle' });
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => scrollTo(0, 0));
  await page.screenshot({ path: join(folder, file), fullPage: true });
  await context.close();
};

/** `npm run screenshots`: pages × widths × colour schemes × languages, in one local page to look through. */
const screenshots = async (names: string[]): Promise<number> => {
  const unknown = names.filter((name) => !pages.some(({ id, path }) => [id, path].includes(name)));
  if (unknown.length > 0)
    throw new Problem(`There is no page ${unknown.join(', ')}. Pages are named as in web/src/routing/routes.ts
(${[...new Set(pages.map(({ id }) => id))].join(', ')}) or by their path (/de/contact).`);
  const chosen = pictures.filter(
    ({ id, path }) => names.length === 0 || names.includes(id) || names.includes(path),
  );
  const site = await runningSite();
  const browser = await launchBrowser();
  mkdirSync(folder, { recursive: true });
  // Two at once: one fills a processor while the other waits.
  const queue = chosen.values();
  const photographer = async () => {
    for (const picture of queue) await take(browser, site, picture);
  };
  await Promise.all([photographer(), photographer()]);
  await browser.close();

  const sections = [...Map.groupBy(chosen, ({ path, scheme }) => `${path} ${scheme}`)].map(([title, row]) => {
    const images = row.map(
      ({ file, width }) => `<a href="${file}"><img src="${file}" alt="${width} px"></a>`,
    );
    return `<h2>${title}</h2><div>${images.join('')}</div>`;
  });
  const index = join(folder, 'index.html');
  writeFileSync(
    index,
    `<!doctype html><meta charset="utf-8"><title>Screenshots</title>
<style>body{font:1rem system-ui;margin:1rem}div{display:flex;gap:1rem;align-items:start}img{max-height:80vh;border:1px solid #888}</style>
${sections.join('\n')}\n`,
  );
  console.log(`${chosen.length} pictures: ${index}`);
  return 0;
};

await runCommand(() => screenshots(process.argv.slice(2)));
