import { addressLine, company } from '@helvardar/shared/company';
import { languages } from '@helvardar/shared/languages';
import { expect } from 'vitest';
import { storageKeys } from '../../../web/src/browser/storage.ts';
import { addressOf } from '../../support/site/addresses.ts';
import { emailLink, phoneLink } from '../../support/site/companyFacts.ts';
import { textsOf } from '../../support/site/texts.ts';
import { test } from '../../support/site/visit.ts';

const policies = ['privacyPolicy', 'termsOfService', 'cookiePolicy'] as const;
const dates = { en: 'January 15, 2025', de: '15. Januar 2025', fr: '15 janvier 2025' };

test.for(policies)(
  'the page %s has in every language a way home, its date, a contact block and the full footer',
  async (id, { visit }) => {
    const { page, goTo } = await visit();
    for (const language of languages) {
      await goTo(addressOf(id, language));
      const texts = textsOf(id, language);
      const main = page.getByRole('main');
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(texts.title);

      const back = main.getByRole('link', { name: texts.back });
      expect(await back.getAttribute('href')).toBe(addressOf('home', language));
      if (language === 'en')
        expect(await page.getByRole('link', { name: 'Back to Home', exact: true }).isVisible()).toBe(true);

      expect(await main.locator('time').textContent()).toContain(dates[language]);
      expect(await main.locator('time').getAttribute('datetime')).toBe('2025-01-15');

      const contact = main.locator('dl');
      // An address breaks at its commas alone: its other blanks are no-break spaces.
      const entries = await contact.locator('dd').allTextContents();
      expect(entries.map((entry) => entry.replaceAll('\u00a0', ' '))).toEqual([
        company.email,
        company.phone,
        addressLine('skopje', language),
      ]);
      expect(
        await contact
          .getByRole('link')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
      ).toEqual([emailLink, phoneLink]);

      expect(await main.getByRole('heading', { level: 2 }).count()).toBe(texts.sections.length + 1);
      expect(await main.textContent()).not.toMatch(/\{\{|undefined/);
      expect(await page.getByRole('contentinfo').getByRole('link').count()).toBeGreaterThan(15);

      if (id === 'termsOfService') continue;
      const items = await main.getByRole('listitem').allTextContents();
      for (const key of Object.values(storageKeys))
        expect(
          items.filter((item) => item.startsWith(key)),
          `what the site keeps in the browser as ${key}, in ${language}`,
        ).toHaveLength(1);
    }
  },
);

test('invoices are due within 30 days unless otherwise specified, and cookies last 1–2 years', async ({
  visit,
}) => {
  const { page, goTo } = await visit('/terms-of-service');
  const invoices = page.getByText(/Invoices are due within 30 days .*unless otherwise specified/);
  expect(await invoices.count()).toBe(1);
  await goTo('/cookie-policy');
  expect(await page.getByText(/Persistent cookies .* typically last 1–2 years/).count()).toBe(1);
});
