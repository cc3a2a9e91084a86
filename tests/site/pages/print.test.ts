import { company } from '@helvardar/shared/company';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { nonBreaking } from '../../../web/src/i18n/nonBreaking.ts';
import type { PageId } from '../../../web/src/routing/routes.ts';
import { addressOf } from '../../support/site/addresses.ts';
import { sectionOf } from '../../support/site/sections.ts';
import { textsOf } from '../../support/site/texts.ts';
import { test } from '../../support/site/visit.ts';

const kinds: PageId[] = [
  'home',
  'services',
  'cloudSolutions',
  'about',
  'careers',
  'contact',
  'privacyPolicy',
];

/** Controls, and elements that would leave a blank area on paper. */
const onScreenAlone =
  'button, nav, aside, video, header ul, [href="#content"], [role=progressbar], svg[viewBox="0 0 600 600"]';

const print = (page: Page) => page.emulateMedia({ media: 'print' });
const shown = (page: Page, selector: string) => page.locator(selector).filter({ visible: true });

test('the printed page has no elements that only a screen needs, and shows the company with its addresses', async ({
  visit,
}) => {
  const { page, goTo } = await visit(undefined, { locale: 'de-CH' });
  for (const id of kinds) {
    await goTo(addressOf(id, 'en'));
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('region', { name: 'Cookies' }).waitFor();
    await page.getByRole('complementary').waitFor();
    await print(page);
    expect(await shown(page, onScreenAlone).count(), id).toBe(0);
    expect(await page.getByRole('region', { name: 'Cookies' }).isVisible(), id).toBe(false);
    expect(await page.getByRole('heading', { level: 1 }).isVisible(), id).toBe(true);
    const footer = page.getByRole('contentinfo');
    expect(await footer.getByText(company.offices.basel.street).isVisible(), id).toBe(true);
    const address = await footer
      .getByRole('link', { name: 'LinkedIn' })
      .evaluate((link) => getComputedStyle(link, '::after').content);
    expect(address, id).toBe(`"${company.social.linkedin}"`);
  }
});

test('on paper of any width the addresses of the networks stay in their column', async ({ visit }) => {
  const { page } = await visit('/contact');
  await print(page);
  // Widths in pixels: A4 portrait, A4 landscape, and a wider paper.
  for (const width of [733, 1063, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const addresses = page.getByRole('contentinfo').getByRole('listitem');
    const beyond = () =>
      addresses.evaluateAll((all) => all.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
    await expect
      .poll(async () => Math.max(...(await beyond())), { message: `${width} px` })
      .toBeLessThanOrEqual(1);
  }
});

test('a page prints whole, but for its buttons and the call at its end', async ({ visit }) => {
  const { page } = await visit('/services/cybersecurity');
  const texts = () =>
    page
      .getByRole('main')
      .locator('h1, h2, h3, p, li, dt, dd, a:not(.MuiButton-root), summary')
      .evaluateAll((elements) =>
        elements.filter((each) => each.checkVisibility()).map((each) => each.textContent),
      );
  const onScreen = await texts();
  await print(page);
  const onPaper = new Set(await texts());
  const { title, text } = textsOf('cybersecurity').closing;
  const number = nonBreaking(company.phone);
  expect(onScreen.filter((shown) => !onPaper.has(shown))).toEqual([title, text, number]);
});

test('the printed page has the final figures, even if they have not been counted up', async ({ visit }) => {
  const { page } = await visit('/', { reducedMotion: 'no-preference' });
  await print(page);
  const band = sectionOf(page, textsOf('home').statistics.title);
  const figures = await band.locator('dd').all();
  const texts = await Promise.all(figures.map((figure) => figure.innerText()));
  expect(texts).toEqual(['500+', '150+', '99.9%', '24/7']);
  for (const figure of figures)
    expect(await figure.evaluate((element) => getComputedStyle(element).color)).not.toMatch(/, 0\)$|\/ 0\)$/);
});

test('the printed page has only the first slide, as high as its texts', async ({ visit }) => {
  const { page } = await visit('/');
  await print(page);
  const slides = page.getByRole('region', { name: 'What we stand for' });
  expect(await slides.getByRole('heading', { level: 2 }).allTextContents()).toHaveLength(1);
  const bottomOf = async (part: typeof slides) => {
    const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
    return y + height;
  };
  const text = slides.getByText(textsOf('home').hero.proof.at(-1) ?? '');
  expect((await bottomOf(slides)) - (await bottomOf(text))).toBeLessThan(80);
});

test('the printed page shows the answers to all questions', async ({ visit }) => {
  const { page } = await visit('/services/cybersecurity');
  await print(page);
  const answers = page.locator('details p:not(:has(a))');
  expect(await answers.count()).toBe(Object.keys(textsOf('cybersecurity').questions.items).length);
  for (const answer of await answers.all())
    expect(await answer.evaluate((element) => element.checkVisibility())).toBe(true);
});

test('the printed page is light for a visitor with the dark colour scheme', async ({ visit }) => {
  const { page } = await visit('/services/cybersecurity');
  await print(page);
  const colours = () =>
    page.locator('body, body :is(h1, h2, h3, p, svg, section)').evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility())
        .map((element) => {
          const { color, backgroundColor, borderTopColor } = getComputedStyle(element);
          return [color, backgroundColor, borderTopColor];
        }),
    );
  const light = await colours();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  expect(await colours()).toEqual(light);
});
