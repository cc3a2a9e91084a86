import { languages } from '@helvardar/shared/languages';
import { describe, expect } from 'vitest';
import type { ServiceId } from '../../../web/src/routing/routes.ts';
import { addressOf } from '../../support/site/addresses.ts';
import { builtPage } from '../../support/site/builtPage.ts';
import { textsOf as localeOf } from '../../support/site/texts.ts';
import { test } from '../../support/site/visit.ts';

interface Shape {
  id: ServiceId;
  features: number;
  /** The four steps in English. */
  steps: string[];
  /** The entries of the list in English if docs/behaviour.md, 2.9, names them, otherwise their number. */
  checklist: string[] | number;
  /** Additional cards or claims in English, or their number. */
  highlights: string[] | number;
}

/** The content of each service page (docs/behaviour.md, 2.9). */
const services: Shape[] = [
  {
    id: 'websiteDevelopment',
    features: 7,
    steps: ['Discovery', 'Design and prototype', 'Development and testing', 'Launch and support'],
    checklist: 8,
    highlights: 4,
  },
  {
    id: 'socialMediaMarketing',
    features: 6,
    steps: ['Audit', 'Strategy', 'Content and campaigns', 'Measure and improve'],
    checklist: ['Facebook', 'Instagram', 'LinkedIn', 'YouTube', 'TikTok', 'X'],
    highlights: ['200%+', '150%+', '300%+', '95%+'],
  },
  {
    id: 'customSoftware',
    features: 7,
    steps: [
      'Requirements analysis',
      'Architecture design',
      'Development and testing',
      'Deployment and support',
    ],
    checklist: 8,
    highlights: 0,
  },
  {
    id: 'cloudSolutions',
    features: 7,
    steps: ['Assessment', 'Architecture design', 'Migration and setup', 'Optimization and support'],
    checklist: [
      'Amazon Web Services',
      'Microsoft Azure',
      'Google Cloud',
      'Exoscale',
      'Hybrid cloud',
      'Private cloud',
    ],
    highlights: 6,
  },
  {
    id: 'cybersecurity',
    features: 6,
    steps: ['Security audit', 'Risk assessment', 'Implementation', 'Monitoring'],
    checklist: ['GDPR', 'ISO 27001', 'SOC 2', 'PCI DSS', 'HIPAA', 'NIST'],
    highlights: 0,
  },
  {
    id: 'mobileDevelopment',
    features: 7,
    steps: [
      'Concept and strategy',
      'Design and prototyping',
      'Development and testing',
      'Launch and maintenance',
    ],
    checklist: [
      'React Native',
      'Flutter',
      'iOS (Swift)',
      'Android (Kotlin)',
      'Progressive web apps',
      'Firebase',
    ],
    highlights: ['Business apps', 'Social apps', 'E-commerce apps'],
  },
];
const numberOf = (expected: string[] | number) => (typeof expected === 'number' ? expected : expected.length);

describe.for(services)('the page $id', ({ id, features, steps, checklist, highlights }) => {
  test.for(languages)('in %s has the parts and numbers of docs/behaviour.md, 2.9', (language) => {
    const { $, section, textsOf } = builtPage(addressOf(id, language));
    const texts = localeOf(id, language);
    const contact = addressOf('contact', language);
    const inEnglish = (expected: string[] | number): expected is string[] =>
      language === 'en' && typeof expected !== 'number';

    const hero = $('main > div').first();
    expect(hero.find('h1').text()).toBe(`${texts.hero.subject} ${texts.hero.title}`);
    expect(hero.find('a').attr('href')).toBe(contact);

    expect(section(texts.features.title).find('h3')).toHaveLength(features);

    const process = section(texts.process.title).find('li');
    expect(textsOf(process.find('span'))).toEqual(['01', '02', '03', '04']);
    const stepTitles = textsOf(process.find('h3'));
    expect(stepTitles).toHaveLength(4);
    if (language === 'en') expect(stepTitles).toEqual(steps);

    const entries = textsOf(section(texts.checklist.title).find('li'));
    expect(entries).toHaveLength(numberOf(checklist));
    if (inEnglish(checklist)) expect(entries).toEqual(checklist);

    const claims = 'highlights' in texts ? textsOf(section(texts.highlights.title).find('h3, dd')) : [];
    expect(claims).toHaveLength(numberOf(highlights));
    if (inEnglish(highlights)) expect(claims).toEqual(highlights);

    const questions = section(texts.questions.title).find('details');
    expect(questions).toHaveLength(5);
    expect(questions.find('summary')).toHaveLength(5);
    for (const question of questions.toArray()) expect($('p', question).text()).not.toBe('');
    // The section names the bounds of the form's budget ranges, in the number format of the language.
    expect(questions.first().text()).toMatch(/CHF.5\D?000.*CHF.15\D?000.*CHF.50\D?000/);

    expect(section(texts.closing.title).find('a').attr('href')).toBe(`${contact}#consultation`);
  });
});

test('an answer becomes visible when its question is pressed', async ({ visit }) => {
  const { page } = await visit('/services/cybersecurity');
  for (const question of await page.getByRole('group').all()) {
    const answer = question.getByRole('paragraph').first();
    expect(await answer.isVisible()).toBe(false);
    await question.locator('summary').click();
    expect(await answer.isVisible()).toBe(true);
  }
});

test('the pages explain their claims, name SOX beside the list, and describe online shops', () => {
  const marketing = builtPage('/services/social-media-marketing');
  expect(marketing.textsOf(marketing.$('main dt'))).toEqual([
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

/** The eight cards of docs/behaviour.md, 2.6, and the pages of those that have one. */
const cards = [
  { title: 'Website Development', path: '/services/website-development' },
  { title: 'Social Media Marketing', path: '/services/social-media-marketing' },
  { title: 'Custom Software', path: '/services/custom-software' },
  { title: 'Cloud Solutions', path: '/services/cloud-solutions' },
  { title: 'Cybersecurity', path: '/services/cybersecurity' },
  { title: 'Data Analytics' },
  { title: 'IT Infrastructure' },
  { title: 'Mobile Development', path: '/services/mobile-development' },
];

test.for(languages)(
  'in %s the services overview has eight cards, each with a title and a text',
  (language) => {
    const { $, section, textsOf } = builtPage(addressOf('services', language));
    const titles = section(localeOf('services', language).all).find('h3');
    const paths = titles.toArray().map((title) => $('a', title).attr('href'));
    expect(paths).toEqual(
      cards.map(({ path }) => path && `${language === 'en' ? '' : `/${language}`}${path}`),
    );
    for (const title of titles.toArray())
      expect(
        $(title)
          .parent()
          .children()
          .toArray()
          .map(({ name }) => name),
      ).toEqual(['svg', 'h3', 'p']);
    if (language === 'en') expect(textsOf(titles)).toEqual(cards.map(({ title }) => title));
  },
);
