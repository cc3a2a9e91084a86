import type { Browser, BrowserContext } from 'playwright-core';
import { type Screen, type Subject, screens } from './pictures.ts';

const still = '*, ::before, ::after { transition: none !important; caret-color: transparent !important }';

/** Opens a context with reduced motion, accepted cookies and a stopped clock. */
export const newStillContext = async (browser: Browser): Promise<BrowserContext> => {
  const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-US' });
  await context.clock.setFixedTime('2026-01-15T12:00:00Z');
  await context.addInitScript(() => localStorage.setItem('cookieConsent', 'accepted'));
  return context;
};

/** Takes a picture of the whole page on each screen, after everything has loaded. */
export const photograph = async (
  context: BrowserContext,
  site: string,
  { path }: Subject,
): Promise<{ screen: Screen; picture: Buffer }[]> => {
  const page = await context.newPage();
  await page.goto(site + path, { waitUntil: 'networkidle' });
  await page.evaluate(async (rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
    scrollTo(0, document.body.scrollHeight);
    await document.fonts.ready;
  }, still);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => scrollTo(0, 0));
  const taken: { screen: Screen; picture: Buffer }[] = [];
  for (const screen of screens) {
    await page.setViewportSize({ width: screen.width, height: 900 });
    await page.emulateMedia({ colorScheme: screen.colorScheme });
    taken.push({ screen, picture: await page.screenshot({ fullPage: true, animations: 'disabled' }) });
  }
  await page.close();
  return taken;
};
