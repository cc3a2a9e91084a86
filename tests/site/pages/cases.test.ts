import { languages } from '@helvardar/shared/languages';
import { describe, expect, test } from 'vitest';
import { addressOf } from '../../support/site/addresses.ts';
import { builtPage } from '../../support/site/builtPage.ts';
import { textsOf } from '../../support/site/texts.ts';

/** The cases of docs/behaviour.md, 2.9, with their clients and the numbers with which their results begin. */
const cases = [
  { id: 'customSoftware', client: 'Obertor Feinmechanik AG', number: /^7\b/ },
  { id: 'cloudSolutions', client: 'Vodenica Foods', number: /^1\b/ },
  { id: 'websiteDevelopment', client: 'Maison Vauclair', number: /^2×/ },
] as const;
const withoutCase = ['cybersecurity', 'mobileDevelopment', 'socialMediaMarketing'] as const;

describe.for(languages)('in %s', (language) => {
  const { cases: words } = textsOf('common', language);
  const linkTo = (id: (typeof cases)[number]['id']) => `${addressOf(id, language)}#project`;
  const sectionOf = (id: (typeof cases)[number]['id'] | (typeof withoutCase)[number]) => {
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
      expect(valuesOf(found.find('a'), 'href')).toEqual(others.map((other) => linkTo(other.id)));
    },
  );

  test.for(withoutCase)(
    'the page %s says that no project is published, and offers a reference call',
    (id) => {
      const { found, valuesOf } = sectionOf(id);
      const { title, text } = textsOf(id, language).reference;
      expect(found.find('h2').text()).toBe(title);
      expect(found.text()).toContain(text);
      expect(found.text()).toContain(words.reference);
      expect(valuesOf(found.find('a'), 'href')).toEqual([
        addressOf('contact', language),
        ...cases.map((one) => linkTo(one.id)),
      ]);
    },
  );

  test('each testimonial on the home page links to the case of its client', () => {
    const { $ } = builtPage(addressOf('home', language));
    const quotes = $('main figure').toArray();
    expect(quotes).toHaveLength(cases.length);
    for (const [index, { id, client }] of cases.entries()) {
      const quote = $(quotes[index]);
      expect(quote.find('figcaption').text()).toContain(client);
      expect(quote.next().find('a').attr('href')).toBe(linkTo(id));
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
