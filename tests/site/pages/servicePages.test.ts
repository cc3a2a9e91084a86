import { languages } from '@helvardar/shared/languages';
import { expect } from 'vitest';
import type { ServiceId } from '../../../web/src/routing/routes.ts';
import { addressOf } from '../../support/site/addresses.ts';
import { textsOf } from '../../support/site/texts.ts';
import { test } from '../../support/site/visit.ts';

interface Shape {
  id: ServiceId;
  features: number;
  /** The four steps in English. */
  steps: string[];
  /** The entries of the list in English, where docs/behaviour.md, 2.9, names them, and their number. */
  checklist: string[] | number;
  /** Cards or claims beside these, in English. */
  highlights: string[] | number;
}

/** What each service page holds (docs/behaviour.md, 2.9). */
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

test.for(services)(
  'the page $id has in every language the parts of docs/behaviour.md, 2.9, in their numbers',
  async ({ id, features, steps, checklist, highlights }, { visit }) => {
    const { page, goTo } = await visit();
    for (const language of languages) {
      await goTo(addressOf(id, language));
      const texts = textsOf(id, language);
      const contact = addressOf('contact', language);
      const name = textsOf('common', language).routes[id];
      const section = (title: string) => page.getByRole('region', { name: title, exact: true });
      const inEnglish = (expected: string[] | number): expected is string[] =>
        language === 'en' && typeof expected !== 'number';

      const hero = page.locator('main > div').first();
      expect(await hero.getByRole('heading', { level: 1 }).textContent()).toBe(`${name} ${texts.hero.title}`);
      expect(await hero.getByRole('link').getAttribute('href')).toBe(contact);

      const cards = section(texts.features.title).getByRole('heading', { level: 3 });
      expect(await cards.count()).toBe(features);

      const process = section(texts.process.title).getByRole('listitem');
      expect(await process.locator('span').allTextContents()).toEqual(['01', '02', '03', '04']);
      const stepTitles = await process.getByRole('heading', { level: 3 }).allTextContents();
      expect(stepTitles).toHaveLength(4);
      if (language === 'en') expect(stepTitles).toEqual(steps);

      const entries = await section(texts.checklist.title).getByRole('listitem').allTextContents();
      expect(entries).toHaveLength(numberOf(checklist));
      if (inEnglish(checklist)) expect(entries).toEqual(checklist);

      const set = 'highlights' in texts ? section(texts.highlights.title) : undefined;
      const claims = (await set?.locator('h3, dd').allTextContents()) ?? [];
      expect(claims).toHaveLength(numberOf(highlights));
      if (inEnglish(highlights)) expect(claims).toEqual(highlights);

      const questions = section(texts.questions.title).getByRole('group');
      expect(await questions.count()).toBe(5);
      for (const question of await questions.all()) {
        const answer = question.getByRole('paragraph').first();
        expect(await answer.isVisible()).toBe(false);
        await question.locator('summary').click();
        expect(await answer.isVisible()).toBe(true);
      }
      // The bounds of the form's budget ranges, as the language groups them.
      expect(await questions.first().textContent()).toMatch(/CHF.5\D?000.*CHF.15\D?000.*CHF.50\D?000/);

      const closing = section(texts.closing.title);
      expect(await closing.getByRole('link').getAttribute('href')).toBe(contact);
    }
  },
);

test('the pages say what their claims count, name SOX beside the list, and know online shops', async ({
  visit,
}) => {
  const { page, goTo } = await visit('/services/social-media-marketing');
  expect(await page.locator('main dt').allTextContents()).toEqual([
    'engagement',
    'follower growth',
    'lead generation',
    'client satisfaction',
  ]);

  await goTo('/services/cybersecurity');
  const checklist = page.getByRole('region', { name: textsOf('cybersecurity').checklist.title });
  expect(await checklist.getByText('SOX').count()).toBe(1);
  expect(await checklist.getByRole('listitem').getByText('SOX').count()).toBe(0);

  await goTo('/services/website-development');
  const shops = page.getByRole('region', { name: textsOf('websiteDevelopment').highlights.title });
  expect(await shops.textContent()).toContain('Shopify');
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

test('the services overview has eight cards in every language, each a title and a text', async ({
  visit,
}) => {
  const { page, goTo } = await visit();
  for (const language of languages) {
    await goTo(addressOf('services', language));
    const section = page.getByRole('region', { name: textsOf('services', language).all });
    const found = await section.getByRole('heading', { level: 3 }).evaluateAll((titles) =>
      titles.map((title) => ({
        title: title.textContent,
        path: title.querySelector('a')?.getAttribute('href') ?? undefined,
        others: [...(title.parentElement?.children ?? [])].map(({ tagName }) => tagName),
      })),
    );
    expect(found.map(({ path }) => path)).toEqual(
      cards.map(({ path }) => path && `${language === 'en' ? '' : `/${language}`}${path}`),
    );
    for (const { others } of found) expect(others).toEqual(['svg', 'H3', 'P']);
    if (language === 'en') expect(found.map(({ title }) => title)).toEqual(cards.map(({ title }) => title));
  }
});
