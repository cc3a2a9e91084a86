import { company } from '@helvardar/shared/company';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { PageId } from '../../../web/src/routing/routes.ts';
import { addressOf } from '../../support/site/addresses.ts';
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

/** What can be pressed, and what a drawing or the film would leave blank. */
const onScreenAlone =
  'button, nav, aside, video, header ul, [href="#content"], [role=progressbar], svg[viewBox="0 0 600 600"]';

const print = (page: Page) => page.emulateMedia({ media: 'print' });
const shown = (page: Page, selector: string) => page.locator(selector).filter({ visible: true });

test('on paper nothing is left that only a screen needs, and the company with its addresses is there', async ({
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

test('on paper the figures have their values, although nobody has seen them count', async ({ visit }) => {
  const { page } = await visit('/', { reducedMotion: 'no-preference' });
  await print(page);
  const band = page.getByRole('region', { name: textsOf('home').statistics.title });
  const figures = await band.locator('dd > span').filter({ visible: true }).all();
  const texts = await Promise.all(figures.map((figure) => figure.innerText()));
  expect(texts).toEqual(['500+', '150+', '99.9%', '24/7']);
  for (const figure of figures) expect((await figure.boundingBox())?.width).toBeGreaterThan(20);
});

test('on paper the first slide takes the room of its text, and no other is there', async ({ visit }) => {
  const { page } = await visit('/');
  await print(page);
  const slides = page.getByRole('region', { name: 'What we stand for' });
  expect(await slides.getByRole('heading', { level: 2 }).allTextContents()).toHaveLength(1);
  const bottomOf = async (part: typeof slides) => {
    const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
    return y + height;
  };
  const text = slides.getByText(textsOf('home').hero.slides.partners.subtitle);
  expect((await bottomOf(slides)) - (await bottomOf(text))).toBeLessThan(80);
});

test('on paper all questions are answered', async ({ visit }) => {
  const { page } = await visit('/services/cybersecurity');
  await print(page);
  const answers = page.locator('details p:not(:has(a))');
  expect(await answers.count()).toBe(textsOf('cybersecurity').questions.items.length);
  for (const answer of await answers.all())
    expect(await answer.evaluate((element) => element.checkVisibility())).toBe(true);
});

test('paper is as light for a visitor who prefers the dark', async ({ visit }) => {
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
