import { languages } from '@helvardar/shared/languages';
import { expect, test } from 'vitest';
import { addressOf } from '../../support/site/addresses.ts';
import { builtPage } from '../../support/site/builtPage.ts';
import { textsOf } from '../../support/site/texts.ts';

test.for(languages)(
  'in %s the home page has its sections in the order of docs/behaviour.md, 2.5',
  (language) => {
    const { $, section } = builtPage(addressOf('home', language));
    const texts = textsOf('home', language);
    const names = [
      texts.hero.label,
      texts.achievements.title,
      texts.statistics.title,
      texts.services.title,
      texts.video.title,
      texts.testimonials.title,
      texts.closing.title,
    ];
    expect($('main > section').toArray()).toEqual(names.map((name) => section(name).get(0)));
  },
);

test('achievements, services, testimonials and the final call to action match docs/behaviour.md, 2.5', () => {
  const page = builtPage('/');
  const texts = textsOf('home');

  const { items, title } = texts.achievements;
  const achievements = page.section(title);
  expect(page.textsOf(achievements.find('h3'))).toEqual([
    items.industry.title,
    items.success.title,
    items.innovation.title,
  ]);
  const said = achievements.text().replaceAll('\u00a0', ' ');
  for (const claim of ['2024', 'technology excellence award', '100% success rate'])
    expect(said).toContain(claim);
  expect(page.section(texts.hero.label).text().replaceAll('\u00a0', ' ')).toContain('over 10 years');

  const services = page.section(texts.services.title);
  expect(page.textsOf(services.find('h3'))).toEqual([
    'Website Development',
    'Social Media Marketing',
    'Custom Software',
    'Cybersecurity',
  ]);
  expect(page.valuesOf(services.find('h3 a'), 'href')).toEqual([
    '/services/website-development',
    '/services/social-media-marketing',
    '/services/custom-software',
    '/services/cybersecurity',
  ]);
  const lists = services.find('ul').toArray();
  expect(lists.map((list) => page.$('li', list).not(':has(ul)').length)).toEqual([4, 4, 4, 4]);
  const button = services.find('a[href="/services"]').last();
  expect(button.text()).toBe(texts.services.button);

  const clients = page.section(texts.testimonials.title).find('figure').toArray();
  expect(clients).toHaveLength(3);
  for (const client of clients) {
    const stars = page.$('[role=img][aria-label="5 out of 5 stars"]', client);
    expect(stars.find('svg')).toHaveLength(5);
    expect(page.$('blockquote', client).text()).not.toBe('');
    expect(page.$('figcaption small', client).text()).not.toBe('');
  }

  const closing = page.section(texts.closing.title);
  expect(page.valuesOf(closing.find('a'), 'href')).toEqual([
    '/contact#consultation',
    '/services',
    'tel:+41610000000',
  ]);
  expect(closing.text().replaceAll('\u00a0', ' ')).toContain('30 minutes');
});
