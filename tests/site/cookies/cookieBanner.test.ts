import { languages } from '@helvardar/shared/languages';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { addressOf } from '../../support/site/addresses.ts';
import { visitWithFont } from '../../support/site/font.ts';
import { follow } from '../../support/site/pageChanges.ts';
import { scriptRun, tasksDone } from '../../support/site/settled.ts';
import { standingClock } from '../../support/site/standingClock.ts';
import { textsOf } from '../../support/site/texts.ts';
import { test } from '../../support/site/visit.ts';

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' });
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('cookieConsent'));
/** Advances the clock by a minute, in which a banner would appear. */
const passMinute = async (page: Page) => {
  await page.clock.runFor(60_000);
  await tasksDone(page);
};

test('the banner appears after 1000 ms; closing hides it until the next load, and accepting hides it permanently', async ({
  visit,
}) => {
  const { page, goTo } = await visit('/about', { clock: standingClock });
  await scriptRun(page, 'Notices');
  await page.clock.runFor(999);
  await tasksDone(page);
  expect(await banner(page).count()).toBe(0);
  await page.clock.runFor(1);
  await banner(page).getByRole('button', { name: 'Close' }).click();
  await banner(page).waitFor({ state: 'detached' });
  expect(await stored(page)).toBeNull();
  await follow(page, 'Careers');
  await passMinute(page);
  expect(await banner(page).count()).toBe(0);

  await goTo('/careers');
  await scriptRun(page, 'Notices');
  await page.clock.runFor(1_000);
  await banner(page).getByRole('button', { name: 'Accept All Cookies' }).click();
  await banner(page).waitFor({ state: 'detached' });
  expect(await stored(page)).toBe('accepted');
  for (const path of ['/about', '/de/contact']) {
    await goTo(path);
    await scriptRun(page, 'Notices');
    await passMinute(page);
    expect(await banner(page).count()).toBe(0);
  }
});

test('a banner that is accepted in one tab disappears from the others', async ({ visit }) => {
  const { page } = await visit('/about');
  const other = await page.context().newPage();
  await other.goto('/careers');
  for (const tab of [page, other]) await banner(tab).waitFor();
  await banner(page).getByRole('button', { name: 'Accept All Cookies' }).click();
  await banner(other).waitFor({ state: 'detached' });
});

test('a banner that is accepted on another page does not return with the back-forward cache', async ({
  visit,
}) => {
  const { page } = await visit('/about');
  await banner(page).waitFor();
  await page.evaluate(() => {
    localStorage.setItem('cookieConsent', 'accepted');
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await banner(page).waitFor({ state: 'detached' });
});

test('the banner is in the language of the page', async ({ visit }) => {
  const { page, goTo } = await visit();
  for (const language of languages) {
    await goTo(addressOf('careers', language));
    const { cookieConsent } = textsOf('common', language);
    await banner(page).waitFor();
    expect(await banner(page).locator('p').textContent()).toBe(
      `${cookieConsent.message} ${cookieConsent.learnMore}`,
    );
    const link = banner(page).getByRole('link', { name: cookieConsent.learnMore });
    expect(await link.getAttribute('href')).toBe(addressOf('cookiePolicy', language));
    for (const name of [cookieConsent.acceptAll, cookieConsent.close])
      expect(await banner(page).getByRole('button', { name }).isVisible()).toBe(true);
  }
});

test('the banner is at the bottom of the window, does not cover the end of the page, and stays on the cookie policy', async ({
  visit,
}) => {
  const { page } = await visit('/about', { height: 700 });
  await banner(page).waitFor();
  const top = async () => (await banner(page).boundingBox())?.y ?? 0;
  const { y = 0, height = 0 } = (await banner(page).boundingBox()) ?? {};
  expect(y + height).toBe(700);
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  const last = page.getByRole('link', { name: 'Cookie Policy' });
  const box = await last.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(await top());

  await banner(page).getByRole('link', { name: 'Learn more' }).click();
  await page.waitForURL(/\/cookie-policy$/);
  await banner(page).waitFor();
});

/** The bottom of the carousel's controls, and the bar's place. */
const layoutOn = (page: Page) =>
  page.evaluate(() => {
    const boxes = (selector: string) =>
      [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
    const [bar] = boxes('#bars');
    return {
      controls: Math.max(...boxes('main > section:first-of-type button').map(({ bottom }) => bottom)),
      top: bar?.top ?? Number.NaN,
      height: bar?.height ?? Number.NaN,
    };
  });

test.for(languages)(
  'in %s the bar is low, and covers no control of the carousel on a laptop',
  async (language, { visit }) => {
    const phone = { width: 360, height: 740, locale: 'de-DE' };
    const { page } = await visitWithFont(visit, addressOf('home', language), phone);
    await banner(page).waitFor();
    // Only pages without a prefix offer another language.
    const hasHint = language === 'en';
    if (hasHint) await page.getByRole('complementary').waitFor();
    expect((await layoutOn(page)).height).toBeLessThanOrEqual(hasHint ? 150 : 104);
    for (const [width, height] of [
      [1280, 720],
      [1366, 768],
      [1440, 900],
      [1536, 864],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      const free = async () => {
        const { controls, top } = await layoutOn(page);
        return top - controls;
      };
      await expect.poll(free, { message: `${width} × ${height}` }).toBeGreaterThanOrEqual(0);
    }
  },
);

test('the bar ends with the grid of the page, at 1328 of 1440 pixels', async ({ visit }) => {
  const { page } = await visit('/about', { width: 1440, height: 900 });
  await banner(page).waitFor();
  const { x = 0, width = 0 } = (await page.locator('#bars svg').boundingBox()) ?? {};
  expect(x + width).toBe(1328);
});

test('without the offer of a language the English bar is at most 104 pixels high on a phone', async ({
  visit,
}) => {
  const { page } = await visit('/', { width: 360, height: 740 });
  await banner(page).waitFor();
  expect((await layoutOn(page)).height).toBeLessThanOrEqual(104);
});
