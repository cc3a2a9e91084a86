import { expect } from 'vitest';
import { holdBack } from '../../support/site/faults.ts';
import { follow, headingFocused, inBar, scrolled, scrollTo, shown } from '../../support/site/pageChanges.ts';
import { scriptsNamed } from '../../support/site/scripts.ts';
import { scriptRun, settled } from '../../support/site/settled.ts';
import { textsOf } from '../../support/site/texts.ts';
import { ready, site, test } from '../../support/site/visit.ts';

test('a new page starts at its top, with its own title and the focus on its heading', async ({ visit }) => {
  const { page } = await visit('/privacy-policy', { height: 500 });
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await scrollTo(page, 400);
  await follow(page, 'Careers');
  expect(await scrolled(page)).toBe(0);
  await headingFocused(page);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('a link to a part of another page shows that part, without loading a document', async ({ visit }) => {
  const { page } = await visit('/');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const link = page.locator('a[href="/services/custom-software#project"]').first();
  await link.hover();
  for (const script of ['CustomSoftware', 'customSoftware']) await scriptRun(page, script);
  await link.click();
  await page.waitForURL(/\/services\/custom-software#project$/);
  await page.waitForFunction(() => document.activeElement?.id === 'project');
  const top = await page.evaluate(() => document.getElementById('project')?.getBoundingClientRect().top);
  expect(top).toBeGreaterThanOrEqual(0);
  expect(top).toBeLessThan(300);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('going back and forward restores the scroll position', async ({ visit }) => {
  const { page } = await visit('/privacy-policy', { height: 500 });
  await scrollTo(page, 400);
  await follow(page, 'Careers');
  await scrollTo(page, 200);
  await page.goBack();
  await shown(page, 'Privacy policy');
  await page.waitForFunction(() => window.scrollY === 400);
  await page.goForward();
  await shown(page, 'Careers');
  await page.waitForFunction(() => window.scrollY === 200);
});

test('going back across a link within the page, or to an address with a fragment, restores the scroll position', async ({
  visit,
}) => {
  const { page } = await visit('/privacy-policy', { height: 500 });
  const at = (top: number) => page.waitForFunction((wanted) => window.scrollY === wanted, top);
  await scrollTo(page, 400);
  await page.evaluate(() => {
    const link = document.body.appendChild(Object.assign(document.createElement('a'), { href: '#content' }));
    link.click();
    link.remove();
  });
  await page.waitForURL(/#content$/);
  await page.waitForFunction(() => window.scrollY < 200);
  await page.goBack();
  await at(400);
  await page.goForward();
  await page.waitForFunction(() => window.scrollY < 200);
  await scrollTo(page, 300);
  await follow(page, 'Careers');
  await page.goBack();
  await shown(page, 'Privacy policy');
  await at(300);
  await page.reload();
  await ready(page);
  await at(300);
  await settled(page);
  expect(await scrolled(page)).toBe(300);
});

test('going forward at once cancels the reload for a page that is not loaded', async ({ visit }) => {
  const { page } = await visit('/privacy-policy');
  await follow(page, 'Careers');
  await page.reload();
  await ready(page);
  await page.evaluate(async () => {
    Object.assign(window, { sameDocument: true });
    const frames: FrameRequestCallback[] = [];
    const original = window.requestAnimationFrame;
    window.requestAnimationFrame = (callback) => frames.push(callback);
    for (const direction of ['back', 'forward'] as const) {
      const { pathname } = window.location;
      history[direction]();
      for (let waited = 0; window.location.pathname === pathname && waited < 100; waited += 1)
        await new Promise((resolve) => setTimeout(resolve, 50));
    }
    window.requestAnimationFrame = original;
    for (const frame of frames) frame(performance.now());
  });
  await settled(page);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  expect(new URL(page.url()).pathname).toBe('/careers');
});

test('a reload keeps the scroll position before the scripts run, and they do not move it', async ({
  visit,
}) => {
  const { page } = await visit('/privacy-policy', { height: 500, emptyCache: true });
  await scrollTo(page, 400);
  const letGo = await holdBack(page, scriptsNamed('main'));
  await page.reload({ waitUntil: 'commit' });
  await page.waitForFunction(() => window.scrollY === 400);
  await page.mouse.wheel(0, -100);
  await page.waitForFunction(() => window.scrollY === 300);
  letGo();
  await ready(page);
  await settled(page);
  expect(await scrolled(page)).toBe(300);
});

test('two documents of one page have their own scroll positions', async ({ visit }) => {
  const { page } = await visit('/privacy-policy', { height: 500 });
  await scrollTo(page, 400);
  await page.goto(`${site}/privacy-policy?again`);
  await ready(page);
  await scrollTo(page, 200);
  await page.goBack();
  await page.waitForFunction(() => window.scrollY === 400);
  await page.goForward();
  await page.waitForFunction(() => window.scrollY === 200);
});

test('the focus in the header does not scroll the page', async ({ visit }) => {
  const { page } = await visit('/privacy-policy', { height: 500 });
  await scrollTo(page, 400);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Careers' }).focus();
  await settled(page);
  expect(await scrolled(page)).toBe(400);
});

test('a link that is opened in a new tab does not scroll the page', async ({ visit }) => {
  const { page } = await visit('/about');
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Careers' });
  const [opened] = await Promise.all([
    page.context().waitForEvent('page'),
    link.click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await opened.waitForURL(/\/careers$/);
  expect(new URL(page.url()).pathname).toBe('/about');
});

test('a link to the current page scrolls to its top, focuses its heading and adds no history entry', async ({
  visit,
}) => {
  const { page } = await visit('/about');
  await follow(page, 'Careers');
  const length = await page.evaluate(() => history.length);
  await scrollTo(page, 300);
  await inBar(page, 'Careers').click();
  await page.waitForFunction(() => window.scrollY === 0);
  await headingFocused(page);
  expect(await page.evaluate(() => history.length)).toBe(length);
});

test('a page change causes no layout shift', async ({ visit }) => {
  const { page } = await visit('/');
  await page.getByRole('button', { name: 'Accept All Cookies' }).click();
  const shifts = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let count = 0;
        new PerformanceObserver((list) => {
          count += list.getEntries().length;
        }).observe({ type: 'layout-shift' });
        document.addEventListener('counted', () => resolve(count));
      }),
  );
  for (const name of ['About', 'Careers', 'Contact']) {
    await follow(page, name);
    await page.getByRole('contentinfo').waitFor();
    await settled(page);
  }
  await page.evaluate(() => document.dispatchEvent(new Event('counted')));
  expect(await shifts).toBe(0);
});

test('a page that cannot render says so, and the next page is shown', async ({ visit }) => {
  const { page, messages } = await visit('/about');
  await page.route(scriptsNamed('Careers'), (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `export const texts = { '/en/': async () => ({ meta: {} }) };
             export const Page = () => { throw new Error('Drawn in vain'); };`,
    }),
  );
  await inBar(page, 'Careers').hover();
  await scriptRun(page, 'Careers');
  await inBar(page, 'Careers').click();
  await page.getByRole('alert').waitFor();
  expect(await page.title()).toMatch(/^Unexpected Application Error!/);
  expect(messages().join()).toContain('Drawn in vain');
  await follow(page, 'Contact');
  expect(await page.getByRole('alert').count()).toBe(0);
});

test('going back within another language restores the scroll position in that language', async ({
  visit,
}) => {
  const { page } = await visit('/', { height: 500 });
  await scrollTo(page, 700);
  await page.goto(`${site}/de`);
  await ready(page);
  await page
    .getByRole('navigation', { name: 'Hauptnavigation' })
    .getByRole('link', { name: 'Über uns' })
    .click();
  await shown(page, 'Über uns');
  await page.goBack();
  await page.waitForURL(/\/de$/);
  await ready(page);
  await settled(page);
  expect(await scrolled(page)).toBe(0);
});

test('a quick step back, to a part of the page that a link has just left, shows that page again', async ({
  visit,
}) => {
  const { page } = await visit('/services/cybersecurity');
  await page.locator('main a[href="#cost"]').click();
  await page.waitForURL(/#cost$/);
  const home = page.getByRole('banner').getByRole('link', { name: 'Home', exact: true });
  await home.hover();
  await settled(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await home.evaluate((link) => {
    (link as HTMLElement).click();
    window.history.back();
  });
  await page.waitForURL(/#cost$/);
  await settled(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.getByRole('heading', { level: 1, name: textsOf('cybersecurity').hero.title }).waitFor();
});
