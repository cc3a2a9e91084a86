import { describe, expect } from 'vitest';
import { dialogOn } from './consultationDialog.ts';
import { test } from './visit.ts';

const swissFrancs = [
  'Under CHF 5,000',
  'CHF 5,000 - CHF 15,000',
  'CHF 15,000 - CHF 50,000',
  'Over CHF 50,000',
];
const euros = ['Under €5,000', '€5,000 - €15,000', '€15,000 - €50,000', 'Over €50,000'];
const dollars = ['Under $5,000', '$5,000 - $15,000', '$15,000 - $50,000', 'Over $50,000'];

const browsers = [
  { locale: 'de-CH', labels: swissFrancs },
  { locale: 'fr-CH', labels: swissFrancs },
  { locale: 'it-CH', labels: swissFrancs },
  { locale: 'de-DE', labels: euros },
  { locale: 'en-GB', labels: dollars },
];

describe.concurrent('the budget ranges of the English page', () => {
  test.for(browsers)('are those of a browser in $locale', async ({ locale, labels }, { visit }) => {
    const { page } = await visit('/contact', { locale });
    const { open, field } = dialogOn(page);
    await open();
    const [, ...shown] = await field('budget_range').locator('option').allTextContents();
    expect(shown).toEqual(labels);
  });
});
