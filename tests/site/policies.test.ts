import { addressLine, company } from '@helvardar/shared/company';
import { languages } from '@helvardar/shared/languages';
import { describe, expect } from 'vitest';
import { storageKeys } from '../../web/src/storage.ts';
import { addressOf } from './addresses.ts';
import { emailLink, phoneLink } from './companyFacts.ts';
import { textsOf } from './texts.ts';
import { test } from './visit.ts';

const policies = ['privacyPolicy', 'termsOfService', 'cookiePolicy'] as const;
const dates = { en: 'January 15, 2025', de: '15. Januar 2025', fr: '15 janvier 2025' };

describe.concurrent.each(policies)('the page %s', (id) => {
  test.for(languages)(
    'has in %s a way home, its date, a contact block and the full footer',
    async (language, { visit }) => {
      const { page } = await visit(addressOf(id, language));
      const texts = textsOf(id, language);
      const main = page.getByRole('main');
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(texts.title);

      const back = main.getByRole('link', { name: texts.back });
      expect(await back.getAttribute('href')).toBe(addressOf('home', language));

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
    },
  );
});

test('in English the way home is called Back to Home', async ({ visit }) => {
  for (const id of policies) {
    const { page } = await visit(addressOf(id, 'en'));
    expect(await page.getByRole('link', { name: 'Back to Home', exact: true }).isVisible()).toBe(true);
  }
});

test('invoices are due within 30 days unless otherwise specified', async ({ visit }) => {
  const { page } = await visit('/terms-of-service');
  expect(await page.getByText(/Invoices are due within 30 days .*unless otherwise specified/).count()).toBe(
    1,
  );
});

test('persistent cookies typically last 1–2 years', async ({ visit }) => {
  const { page } = await visit('/cookie-policy');
  expect(await page.getByText(/Persistent cookies .* typically last 1–2 years/).count()).toBe(1);
});

describe.concurrent.each(['privacyPolicy', 'cookiePolicy'] as const)('the page %s', (id) => {
  test.for(languages)(
    'names in %s every entry that the site keeps in the browser',
    async (language, { visit }) => {
      const { page } = await visit(addressOf(id, language));
      const items = await page.getByRole('main').getByRole('listitem').allTextContents();
      for (const key of Object.values(storageKeys))
        expect(
          items.filter((item) => item.startsWith(key)),
          key,
        ).toHaveLength(1);
    },
  );
});
