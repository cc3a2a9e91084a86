import { languages } from '@helvardar/shared/languages';
import { describe, expect } from 'vitest';
import { addressOf } from './addresses.ts';
import { textsOf } from './texts.ts';
import { test } from './visit.ts';

/** The eight cards of the specification, section 2.6, and the pages of those that have one. */
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

describe.concurrent('the services overview', () => {
  test.for(languages)('has eight cards in %s, each a title and a text', async (language, { visit }) => {
    const { page } = await visit(addressOf('services', language));
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
  });
});
