import { company } from '@helvardar/shared/company';
import { languages } from '@helvardar/shared/languages';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { addressOf } from '../../support/site/addresses.ts';
import { sectionOf } from '../../support/site/sections.ts';
import { settled } from '../../support/site/settled.ts';
import { textsOf } from '../../support/site/texts.ts';
import { site, test } from '../../support/site/visit.ts';

const texts = textsOf('home').video;
const film = (page: Page) => sectionOf(page, texts.title);
const playButton = (page: Page) => film(page).getByRole('button', { name: texts.play });

const isFocused = (element: Locator) => element.evaluate((node) => node === document.activeElement);

/** Records requests to other origins and lets them fail. */
const requestsElsewhere = () => {
  const addresses: string[] = [];
  const listen = async (page: Page) => {
    await page.route(
      (address) => address.origin !== site,
      (route) => {
        addresses.push(route.request().url());
        return route.abort('connectionrefused');
      },
    );
  };
  return { addresses, listen };
};

test('the film has a still, a button and three highlights', async ({ visit }) => {
  const { page } = await visit('/');
  expect(await film(page).locator('svg').first().isVisible()).toBe(true);
  expect(await playButton(page).isVisible()).toBe(true);
  expect(await film(page).getByRole('heading', { level: 3 }).allTextContents()).toEqual([
    texts.highlights.innovation.title,
    texts.highlights.results.title,
    texts.highlights.security.title,
  ]);
});

test.for(languages)(
  'in %s the button covers no line of the still, on a phone and in a wide window',
  async (language, { visit }) => {
    const { page } = await visit(addressOf('home', language), { width: 360, height: 740 });
    const { title, play } = textsOf('home', language).video;
    const section = sectionOf(page, title);
    const strokes = section.locator('.drawing path[stroke]');
    await strokes.first().waitFor({ state: 'attached' });
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 740 });
      const button = await section.getByRole('button', { name: play }).elementHandle();
      const lines = await strokes.evaluateAll((paths, element) => {
        const { top = 0, right = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
        const edges = [
          ...Array.from({ length: width }, (_, x) => new DOMPoint(right - x, top)),
          ...Array.from({ length: height }, (_, y) => new DOMPoint(right, top + y)),
        ];
        return (paths as SVGPathElement[]).map((path) =>
          edges.some((point) => path.isPointInStroke(point.matrixTransform(path.getScreenCTM()?.inverse()))),
        );
      }, button);
      expect(lines).toEqual([false, false]);
    }
  },
);

test('the film is requested only when play is pressed, and not when cookies are accepted', async ({
  visit,
}) => {
  const { addresses, listen } = requestsElsewhere();
  const { page, messages, failedRequests } = await visit('/', { before: listen });
  await page.getByRole('button', { name: 'Accept All Cookies' }).click();
  await playButton(page).scrollIntoViewIfNeeded();
  await playButton(page).hover();
  await settled(page);
  // The browser reports requests in order, so once this request is answered, all earlier ones are recorded.
  await page.evaluate(() => fetch('/robots.txt').then(() => undefined));
  expect(addresses).toEqual([]);

  await playButton(page).click();
  await expect.poll(() => addresses).toEqual([company.video.address]);
  messages();
  failedRequests();
});

test('if the film cannot be loaded, the page says so and offers it again', async ({ visit }) => {
  const { addresses, listen } = requestsElsewhere();
  const { page, messages, failedRequests } = await visit('/', { before: listen });
  await playButton(page).click();
  await film(page).getByRole('alert').getByText(texts.failure).waitFor();
  await expect.poll(() => isFocused(playButton(page))).toBe(true);
  await playButton(page).click();
  await expect.poll(() => addresses).toHaveLength(2);
  messages();
  failedRequests();
});

test('a film that fails late does not take the focus from another element', async ({ visit }) => {
  const { promise: late, resolve: fail } = Promise.withResolvers<void>();
  const { page, messages, failedRequests } = await visit('/', {
    before: (page) =>
      page.route(company.video.address, async (route) => {
        await late;
        await route.abort('connectionrefused');
      }),
  });
  await playButton(page).click();
  const elsewhere = page.getByRole('contentinfo').getByRole('link').last();
  await elsewhere.focus();
  fail();
  await film(page).getByRole('alert').getByText(texts.failure).waitFor();
  expect(await isFocused(elsewhere)).toBe(true);
  messages();
  failedRequests();
});

test('while the film loads, its player has the controls of the browser and a name', async ({ visit }) => {
  const { page, failedRequests } = await visit('/', {
    before: (page) => page.route(company.video.address, () => undefined),
  });
  await playButton(page).click();
  const player = film(page).locator('video');
  expect(await player.getAttribute('controls')).toBe('');
  expect(await player.getAttribute('aria-label')).toBe(texts.title);
  expect(await isFocused(player)).toBe(true);
  failedRequests();
});
