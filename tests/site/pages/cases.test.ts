import { languages } from '@helvardar/shared/languages';
import { describe, expect } from 'vitest';
import type { ServiceTexts } from '../../../web/src/pages/service/serviceTexts.ts';
import { consultationPath, type ServiceId, serviceIds } from '../../../web/src/routing/routes.ts';
import { addressOf } from '../../support/site/addresses.ts';
import { builtPage } from '../../support/site/builtPage.ts';
import { sectionOf } from '../../support/site/sections.ts';
import { textsOf } from '../../support/site/texts.ts';
import { test } from '../../support/site/visit.ts';

/** The case studies of docs/behaviour.md, 2.9. The result of each case starts with its `number`. */
const cases = [
  { id: 'customSoftware', client: 'Obertor Feinmechanik AG', number: /^7\b/ },
  { id: 'cloudSolutions', client: 'Vodenica Foods', number: /^1\b/ },
  { id: 'websiteDevelopment', client: 'Maison Vauclair', number: /^2×/ },
] as const;
type CaseId = (typeof cases)[number]['id'];
const withoutCase = serviceIds.filter(
  (id): id is Exclude<ServiceId, CaseId> => !cases.some((one) => one.id === id),
);

describe.for(languages)('in %s', (language) => {
  const { cases: words } = textsOf('common', language);
  const linkTo = (id: CaseId) => `${addressOf(id, language)}#project`;
  const sectionOf = (id: ServiceId) => {
    const page = builtPage(addressOf(id, language));
    return { ...page, found: page.$('main section').has('h2#project') };
  };

  test.for(cases)(
    'the case on the page $id has problem, four steps, difficulty, result and a picture',
    ({ id, client, number }) => {
      const { $, found, textsOf: read, valuesOf } = sectionOf(id);
      expect(found.find('h2').text()).toBe(words.titles[id]);
      expect(found.find('h2 + p').text()).toContain(client);
      const labels = read(found.find('dt'));
      expect(labels).toHaveLength(4);
      expect([labels[0], labels[1], labels[3]]).toEqual([words.problem, words.steps, words.result]);
      expect(found.find('dd ol > li')).toHaveLength(4);
      expect($('dd', found).last().text()).toMatch(number);
      expect(found.find('svg[aria-hidden=true]')).toHaveLength(1);
      const others = cases.filter((other) => other.id !== id);
      expect(valuesOf(found.find('a'), 'href')).toEqual([
        consultationPath(language, id),
        ...others.map((other) => linkTo(other.id)),
      ]);
    },
  );

  test.for(withoutCase)(
    'the page %s says that no project is published, and offers a reference call',
    (id) => {
      const { found, valuesOf } = sectionOf(id);
      const texts: ServiceTexts = textsOf(id, language);
      if (!texts.reference)
        throw new Error(`Expected the texts of ${id} to offer a reference call, or a case here`);
      const { title, text } = texts.reference;
      expect(found.find('h2').text()).toBe(title);
      expect(found.text()).toContain(text);
      expect(found.text()).toContain(words.reference);
      expect(valuesOf(found.find('a'), 'href')).toEqual([
        consultationPath(language, id),
        ...cases.map((one) => linkTo(one.id)),
      ]);
    },
  );

  test('each testimonial on the home page shows the result of its case, and links to it', () => {
    const { $ } = builtPage(addressOf('home', language));
    const quotes = $('main figure').toArray();
    expect(quotes).toHaveLength(cases.length);
    for (const [index, { id, client, number }] of cases.entries()) {
      const quote = $(quotes[index]);
      expect(quote.find('figcaption').text()).toContain(client);
      const result = quote.prev();
      expect(result.find('strong').text()).toMatch(number);
      expect(result.text()).toContain(textsOf(id, language).project.result.figure);
      expect(result.find('a').attr('href')).toBe(linkTo(id));
    }
  });

  test('a case does not repeat the words of its testimonial', () => {
    const quotations = Object.values(textsOf('home', language).testimonials.items).map(({ text }) => text);
    const sentences = cases.flatMap(({ id }) => {
      const { problem, steps, hard, result } = textsOf(id, language).project;
      return [problem, ...steps, hard.text, result.text].flatMap((text) => text.split(/(?<=[.!?]) /));
    });
    expect(sentences.filter((sentence) => quotations.some((text) => text.includes(sentence)))).toEqual([]);
  });
});

test('each testimonial on the home page is below the picture of its project', async ({ visit }) => {
  const { page } = await visit('/');
  const testimonials = sectionOf(page, textsOf('home').testimonials.title);
  await expect.poll(() => testimonials.locator(':has(> svg) + * + figure').count()).toBe(cases.length);
});
