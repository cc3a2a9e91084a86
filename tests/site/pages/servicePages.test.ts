import { languages } from '@helvardar/shared/languages';
import { describe, expect } from 'vitest';
import { consultationPath, serviceIds } from '../../../web/src/routing/routes.ts';
import { rowsOf } from '../../support/behaviour.ts';
import { addressOf } from '../../support/site/addresses.ts';
import { builtPage } from '../../support/site/builtPage.ts';
import { textsOf as localeOf } from '../../support/site/texts.ts';
import { test } from '../../support/site/visit.ts';

/**
 * A cell of the table in docs/behaviour.md, 2.9, such as `8 technologies` or
 * `3: business apps, social apps, e-commerce apps`.
 */
interface Part {
  number: number;
  /** The names after the colon, if any. */
  named: string[];
}

const partOf = (cell = ''): Part => {
  const [, number = 0, names] = /^(\d+)?[^:]*(?:: (.+))?$/.exec(cell) ?? [];
  return { number: Number(number), named: names?.toLowerCase().split(', ') ?? [] };
};

/** The content of each service page (docs/behaviour.md, 2.9). */
const services = serviceIds.map((id) => {
  const { label } = localeOf(id).links;
  const row = rowsOf('2.9').find(([name]) => name?.toLowerCase() === label.toLowerCase());
  if (!row) throw new Error(`Expected a row “${label}” in docs/behaviour.md, 2.9, found none`);
  const [, features, steps = '', checklist, highlights] = row;
  return {
    id,
    features: Number(features),
    steps: steps.split(' · '),
    checklist: partOf(checklist),
    highlights: partOf(highlights),
  };
});

describe.for(services)('the page $id', ({ id, features, steps, checklist, highlights }) => {
  test.for(languages)('in %s has the parts and numbers of docs/behaviour.md, 2.9', (language) => {
    const { $, section, textsOf, valuesOf } = builtPage(addressOf(id, language));
    const texts = localeOf(id, language);
    const contact = consultationPath(language, id);
    const check = (entries: string[], { number, named }: Part) => {
      expect(entries).toHaveLength(number);
      if (language === 'en')
        for (const [index, name] of named.entries()) expect(name).toContain(entries[index]?.toLowerCase());
    };

    const hero = $('main > div').first();
    expect(hero.find('h1').text()).toBe(`${texts.hero.subject} ${texts.hero.title}`);
    expect(valuesOf(hero.find('a'), 'href')).toEqual([contact, '#cost']);
    expect(hero.find('a').last().text()).toBe(texts.questions.items.cost.question);

    expect(section(texts.features.title).find('h3')).toHaveLength(features);

    const process = section(texts.process.title).find('li');
    expect(textsOf(process.find('span'))).toEqual(['01', '02', '03', '04']);
    const stepTitles = textsOf(process.find('h3'));
    expect(stepTitles).toHaveLength(4);
    if (language === 'en') expect(stepTitles).toEqual(steps);

    check(textsOf(section(texts.checklist.title).find('li')), checklist);
    check('highlights' in texts ? textsOf(section(texts.highlights.title).find('h3, dd')) : [], highlights);

    const questions = section(texts.questions.title).find('details');
    expect(questions).toHaveLength(5);
    expect(questions.find('summary')).toHaveLength(5);
    for (const question of questions.toArray()) expect($('p', question).text()).not.toBe('');
    expect(questions.filter('[open]').toArray()).toEqual([questions.get(0)]);
    // The rows name the bounds of the form's budget ranges, the lowest first, in the number format of the language.
    const prices = textsOf(questions.first().find('#cost dd'));
    expect(prices.length).toBeGreaterThanOrEqual(3);
    expect(textsOf(questions.first().find('#cost dt'))).toHaveLength(prices.length);
    for (const [index, bounds] of [
      /CHF.5\D?000$/,
      /CHF.5\D?000 \S+ 15\D?000$/,
      /CHF.15\D?000 \S+ 50\D?000$/,
    ].entries())
      expect(prices[index]).toMatch(bounds);
    for (const price of prices.slice(3)) expect(price).toMatch(/CHF.50\D?000$/);
    expect(valuesOf(questions.first().find('a'), 'href')).toEqual([contact]);

    const project = $('section:has(#project)');
    expect(valuesOf(project.find('.MuiButton-root'), 'href')).toEqual([contact]);

    expect(section(texts.closing.title).find('a').attr('href')).toBe(contact);
  });
});

test('an answer becomes visible when its question is pressed', async ({ visit }) => {
  const { page } = await visit('/services/cybersecurity');
  for (const question of (await page.getByRole('group').all()).slice(1)) {
    const answer = question.getByRole('paragraph').first();
    expect(await answer.isVisible()).toBe(false);
    await question.locator('summary').click();
    expect(await answer.isVisible()).toBe(true);
  }
});

test.for([true, false])(
  'the link beside the button of the hero leads to the price (with scripts: %s)',
  async (javaScriptEnabled, { visit }) => {
    const { page } = await visit('/services/website-development', { javaScriptEnabled });
    const link = page.getByRole('link', { name: 'What does a website cost?' });
    await link.click();
    const question = page.locator('summary', { hasText: 'What does a website cost?' });
    await expect.poll(async () => (await question.boundingBox())?.y).toBeLessThan(450);
    const [top, bar] = [await question.boundingBox(), await page.getByRole('banner').boundingBox()];
    expect(top?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? Number.NaN));
    expect(
      await page
        .getByText(/CHF\s5,000/)
        .first()
        .isVisible(),
    ).toBe(true);
  },
);

test('the pages explain their claims, name SOX beside the list, and describe online shops', () => {
  const marketing = builtPage('/services/social-media-marketing');
  expect(marketing.textsOf(marketing.$('main dt').not('#cost *'))).toEqual([
    'engagement',
    'follower growth',
    'lead generation',
    'client satisfaction',
  ]);

  const { section } = builtPage('/services/cybersecurity');
  const checklist = section(localeOf('cybersecurity').checklist.title);
  expect(checklist.text()).toContain('SOX');
  expect(checklist.find('li').text()).not.toContain('SOX');

  const shops = builtPage('/services/website-development').section(
    localeOf('websiteDevelopment').highlights.title,
  );
  expect(shops.text()).toContain('Shopify');
});

test.for(languages)(
  'in %s the overview has a card with a title and a text for each service, and for two with a section below',
  (language) => {
    const { $, section, textsOf, valuesOf } = builtPage(addressOf('services', language));
    const titles = section(localeOf('services', language).all).find('h3');
    const sections = localeOf('services', language);
    const links = textsOf(titles.find('a')).map((text, index) => [
      text,
      valuesOf(titles.find('a'), 'href')[index],
    ]);
    const expected = [
      ...serviceIds.map((id) => [localeOf(id, language).links.label, addressOf(id, language)]),
      [sections.dataAnalytics.card.title, '#dataAnalytics'],
      [sections.infrastructure.card.title, '#infrastructure'],
    ];
    expect(links.toSorted()).toEqual(expected.toSorted());
    expect(titles).toHaveLength(links.length);
    for (const id of ['dataAnalytics', 'infrastructure']) expect($(`h2#${id}`)).toHaveLength(1);
    for (const title of titles.toArray())
      expect(
        $(title)
          .parent()
          .children()
          .toArray()
          .map(({ name }) => name),
      ).toEqual(['svg', 'h3', 'p']);
  },
);

test('the arrow of a card moves by 4 px and turns blue under the mouse and with the focus', async ({
  visit,
}) => {
  const { page } = await visit('/services', { width: 1440, height: 900, reducedMotion: 'reduce' });
  for (const name of ['Website Development', 'Data Analytics']) {
    const link = page.getByRole('main').getByRole('link', { name, exact: true });
    const arrow = link.locator('+ svg');
    const look = () =>
      arrow.evaluate((svg) => [getComputedStyle(svg).translate, getComputedStyle(svg).color]);
    const [before, grey] = await look();
    expect(before).toBe('none');
    await link.hover();
    await expect.poll(look).toEqual(['4px', 'rgb(36, 70, 255)']);
    await page.mouse.move(0, 0);
    await expect.poll(look).toEqual(['none', grey]);
    await page.keyboard.press('Tab');
    await link.focus();
    await expect.poll(look).toEqual(['4px', 'rgb(36, 70, 255)']);
  }
});
