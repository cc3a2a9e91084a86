import { languageRecords, languages } from '@helvardar/shared/languages';
import { describe, expect } from 'vitest';
import { readMeasured } from '../../../web/build/measured.ts';
import { thoroughLook } from '../../support/site/accessibilityEngines.ts';
import { addressOf, linkedAddresses, pageIds } from '../../support/site/addresses.ts';
import { builtPage } from '../../support/site/builtPage.ts';
import { visitWithFont } from '../../support/site/font.ts';
import { sectionOf } from '../../support/site/sections.ts';
import { textsOf as localeOf } from '../../support/site/texts.ts';
import { test } from '../../support/site/visit.ts';

const measured = readMeasured();

/** The numbers in a text, in the notation of English, German or French. */
const numbersIn = (text: string) =>
  [...text.matchAll(/\d+(?:['’\u00a0\u202f,](?=\d{3}\b))?\d*(?:[.,]\d+)?/g)].map(([number]) =>
    Number(number.replaceAll(/['’\u00a0\u202f]|,(?=\d{3}\b)/g, '').replace(',', '.')),
  );

describe.for(languages)('in %s the section about the site itself', (language) => {
  const { $, section, textsOf, valuesOf } = builtPage(addressOf('websiteDevelopment', language));
  const texts = localeOf('websiteDevelopment', language).thisSite;
  const reference = section(texts.title);
  const part = (name: 'speed' | 'accessibility' | 'security' | 'delivery') => {
    const title = reference.find('h3').filter((_, element) => $(element).text() === texts[name].title);
    const line = title.parent().parent();
    return {
      figure: line.find('strong').text(),
      unit: line.find('strong + span').text(),
      source: textsOf(line.find('li')),
      links: valuesOf(line.find('a'), 'href'),
      legend: textsOf(line.find('[data-marker]')),
      rivers: line.find('[data-river]').length,
    };
  };

  test('shows no figure that is better than the one measured', () => {
    const { speed, accessibility, security, delivery } = measured;
    const [seconds = 0] = numbersIn(part('speed').figure);
    expect(seconds * 1_000).toBeGreaterThanOrEqual(Math.max(...speed.paints));
    expect(numbersIn(part('speed').unit)).toEqual([speed.paints.length]);
    expect(Number(part('accessibility').figure)).toBeGreaterThanOrEqual(accessibility.findings);
    expect(numbersIn(part('accessibility').unit)).toEqual([accessibility.pages]);
    expect(part('security').figure).toBe(security.grade);
    expect(numbersIn(part('security').unit)[0]).toBeLessThanOrEqual(security.points);
    expect(Number(part('delivery').figure)).toBeGreaterThanOrEqual(delivery.lost);
    const [requests = 0, twice = -1] = numbersIn(part('delivery').unit);
    expect(requests).toBeLessThanOrEqual(delivery.requests);
    expect(twice).toBeGreaterThanOrEqual(delivery.confirmedTwice);
  });

  test('draws grade and requests in one colour, and says that no request was lost despite an incident', () => {
    const { requests, disturbed, lost } = measured.delivery;
    const { legend, rivers } = part('delivery');
    expect(legend.map(numbersIn)).toEqual([
      [disturbed, lost],
      [requests - disturbed, lost],
    ]);
    expect([rivers, part('security').rivers]).toEqual([0, 0]);
  });

  test.for(['speed', 'accessibility', 'security', 'delivery'] as const)(
    'shows for %s the day of the measurement and public tools',
    (name) => {
      const { source, links } = part(name);
      const day = new Date(measured[name].date).toLocaleDateString(languageRecords[language].locale, {
        dateStyle: 'long',
        timeZone: 'UTC',
      });
      expect(source[0]).toContain(day);
      const checkers = Object.values(texts[name].checkers);
      expect(source.slice(1)).toEqual(checkers);
      expect(links).toHaveLength(checkers.length);
      for (const link of links) expect(link).toMatch(/^https:\/\/[\w.]+\/.*helvardar\.example/);
    },
  );
});

test.for(languages)(
  'in %s the section follows the case, and is at most 1700 pixels high on a phone',
  async (language, { visit }) => {
    const phone = { width: 360, height: 740 };
    const { page } = await visitWithFont(visit, addressOf('websiteDevelopment', language), phone);
    const site = sectionOf(page, localeOf('websiteDevelopment', language).thisSite.title);
    const project = sectionOf(page, localeOf('common', language).cases.titles.websiteDevelopment);
    const [own, before] = await Promise.all([site.boundingBox(), project.boundingBox()]);
    expect(own?.height).toBeLessThanOrEqual(1700);
    expect(own?.y).toBeGreaterThan(before?.y ?? Number.NaN);
    const explanations = site.locator('details');
    expect(await explanations.count()).toBe(4);
    expect(await explanations.locator('p').first().isVisible()).toBe(false);
    await explanations.locator('summary').first().click();
    expect(await explanations.locator('p').first().isVisible()).toBe(true);
  },
);

test('in a wide window each explanation opens below its figure, beside the plot', async ({ visit }) => {
  const { page } = await visit('/services/website-development', { width: 1440, height: 900 });
  const site = sectionOf(page, localeOf('websiteDevelopment').thisSite.title);
  const boxOf = async (name: string, index: number) =>
    (await site.locator(name).nth(index).boundingBox()) ?? {
      x: Number.NaN,
      y: Number.NaN,
      width: 0,
      height: 0,
    };
  for (const index of [0, 1, 2, 3]) {
    await site.locator('summary').nth(index).click();
    const [figure, explanation] = [await boxOf('strong', index), await boxOf('details', index)];
    const plot = await boxOf('[aria-hidden=true] > svg', index);
    expect(explanation.x).toBe(figure.x);
    expect(explanation.y).toBeGreaterThan(figure.y + figure.height);
    expect(explanation.x + explanation.width).toBeLessThan(plot.x);
    expect(plot.x + plot.width).toBeCloseTo(1328, 0);
  }
});

test('the measurements were made as the page describes them', () => {
  // According to the page, the speed of all pages was measured, and three engines found no error on any page.
  expect(measured.speed.paints).toHaveLength(linkedAddresses);
  expect(measured.accessibility).toMatchObject({
    pages: pageIds.length * languages.length,
    findings: 0,
  });
  expect(measured.accessibility.engines).toHaveLength(thoroughLook.engines.length);
});
