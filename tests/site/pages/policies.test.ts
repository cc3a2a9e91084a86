import { addressLine, company } from '@helvardar/shared/company';
import { languages } from '@helvardar/shared/languages';
import { describe, expect } from 'vitest';
import { storageKeys } from '../../../web/src/browser/storage.ts';
import { addressOf } from '../../support/site/addresses.ts';
import { builtPage } from '../../support/site/builtPage.ts';
import { emailLink, phoneLink } from '../../support/site/companyFacts.ts';
import { textsOf } from '../../support/site/texts.ts';
import { test } from '../../support/site/visit.ts';

const policies = ['privacyPolicy', 'termsOfService', 'cookiePolicy'] as const;
const dates = { en: 'January 15, 2025', de: '15. Januar 2025', fr: '15 janvier 2025' };

describe.for(policies)('the page %s', (id) => {
  test.for(languages)(
    'in %s has a link to the home page, its date, a contact block and the full footer',
    (language) => {
      const page = builtPage(addressOf(id, language));
      const texts = textsOf(id, language);
      const main = page.$('main');
      expect(page.$('h1').text()).toBe(texts.title);

      const back = main.find('a').first();
      expect(back.text()).toBe(language === 'en' ? 'Back to Home' : texts.back);
      expect(back.attr('href')).toBe(addressOf('home', language));

      const time = main.find('time');
      expect(time.text()).toContain(dates[language]);
      expect(time.attr('datetime')).toBe('2025-01-15');

      // The telephone number and the postal addresses contain no-break spaces.
      const entries = page.textsOf(main.find('dl dd'));
      expect(entries.map((entry) => entry.replaceAll('\u00a0', ' '))).toEqual([
        company.email,
        company.phone,
        addressLine('skopje', language),
      ]);
      expect(page.valuesOf(main.find('dl a'), 'href')).toEqual([emailLink, phoneLink]);

      expect(main.find('h2')).toHaveLength(texts.sections.length + 1);
      expect(main.text()).not.toMatch(/\{\{|undefined/);
      expect(page.$('footer a').length).toBeGreaterThan(15);
    },
  );
});

test('in a wide window a list of the sections stays beside the text, and its links lead to them', async ({
  visit,
}) => {
  const { page } = await visit('/privacy-policy', { width: 1440, height: 900 });
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const titles = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
  expect(await contents.getByRole('link').allTextContents()).toEqual(titles);
  for (const title of titles.slice(-3)) {
    await contents.getByRole('link', { name: title, exact: true }).click();
    const heading = page.getByRole('heading', { level: 2, name: title, exact: true });
    await expect.poll(async () => (await heading.boundingBox())?.y).toBeGreaterThan(0);
    expect(await contents.getByRole('link').first().isVisible()).toBe(true);
  }
  await page.setViewportSize({ width: 768, height: 900 });
  expect(await contents.isVisible()).toBe(false);
});

describe.for(['privacyPolicy', 'cookiePolicy'] as const)('the page %s', (id) => {
  test.for(languages)('in %s names each key of the browser’s storage exactly once', (language) => {
    const { $, textsOf } = builtPage(addressOf(id, language));
    const items = textsOf($('main li'));
    for (const key of Object.values(storageKeys))
      expect(
        items.filter((item) => item.startsWith(key)),
        key,
      ).toHaveLength(1);
  });
});

test('invoices are due within 30 days unless otherwise specified, and cookies last 1–2 years', () => {
  const mainOf = (path: string) => builtPage(path).$('main').text().replaceAll('\u00a0', ' ');
  expect(mainOf('/terms-of-service')).toMatch(
    /Invoices are due within 30 days [^.]*unless otherwise specified/,
  );
  expect(mainOf('/cookie-policy')).toMatch(/Persistent cookies [^.]* typically last 1–2 years/);
});
