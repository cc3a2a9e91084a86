import { company } from '@helvardar/shared/company';
import { languages } from '@helvardar/shared/languages';
import { expect, test } from 'vitest';
import { nonBreaking } from '../../../web/src/i18n/nonBreaking.ts';
import { addressOf } from '../../support/site/addresses.ts';
import { builtPage } from '../../support/site/builtPage.ts';
import { textsOf } from '../../support/site/texts.ts';

const texts = textsOf('about');

test('the page has its sections, six benefits and the evidence for its claims as specified', () => {
  const page = builtPage('/about');
  expect(page.$('h1').text()).toBe(`${texts.subject} ${texts.title}`);
  expect(page.textsOf(page.$('main h2'))).toEqual([
    texts.benefits.title,
    texts.cards.team.title,
    texts.cards.results.title,
    texts.partnership.title,
    texts.mission.title,
    texts.vision.title,
    texts.closing.title,
  ]);

  const { items, title } = texts.benefits;
  const section = page.section(title);
  expect(page.textsOf(section.find('h3'))).toEqual([
    items.experience.title,
    items.agile.title,
    items.support.title,
    items.scalable.title,
    items.pricing.title,
    items.delivery.title,
  ]);
  const said = section.text().replaceAll('\u00a0', ' ');
  for (const claim of ['Over 10 years', '24/7 support']) expect(said).toContain(claim);

  const main = page.$('main').text();
  for (const card of [texts.cards.team, texts.cards.results]) expect(main).toContain(card.text);
  for (const claim of ['100% success rate', '99.9% uptime', '2024', 'technology excellence award'])
    expect(texts.cards.results.text).toContain(claim);
});

test.for(languages)('in %s the partnership names the partner and its three offerings', (language) => {
  const page = builtPage(addressOf('about', language));
  const { partnership } = textsOf('about', language);
  const section = page.section(partnership.title);
  expect(section.text()).toContain(nonBreaking(company.partner));
  expect(section.text()).toContain(partnership.commitment);
  expect(page.textsOf(section.find('h3'))).toEqual([
    partnership.offerings.software.title,
    partnership.offerings.outsourcing.title,
    partnership.offerings.digital.title,
  ]);
});
