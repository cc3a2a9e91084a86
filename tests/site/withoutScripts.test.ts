import { company } from '@helvardar/shared/company';
import { languages } from '@helvardar/shared/languages';
import { describe, expect } from 'vitest';
import { pathOf, routeIds } from '../../web/src/routes.ts';
import { contactTexts } from './consultationDialog.ts';
import { test } from './visit.ts';

const screens = languages.flatMap((language) => [
  { language, width: 1280 },
  { language, width: 360 },
]);

describe.concurrent('without scripts', () => {
  test.for(screens)(
    'the texts and links of the page in $language are in sight at $width px',
    async ({ language, width }, { visit }) => {
      const { page } = await visit(pathOf('contact', language), { width, javaScriptEnabled: false });
      const texts = contactTexts[language];
      expect(await page.getByRole('heading', { level: 1, name: texts.title }).isVisible()).toBe(true);
      expect(await page.getByText(texts.promotion.text).isVisible()).toBe(true);
      expect(await page.locator('main').getByRole('link', { name: company.email }).isVisible()).toBe(true);
      for (const id of routeIds) {
        const link = page.locator(`a[href="${pathOf(id, language)}"]`).filter({ visible: true });
        expect(await link.count(), id).toBeGreaterThan(0);
      }
      for (const other of languages) {
        const link = page.locator(`header a[hreflang=${other}]`);
        expect(await link.isVisible(), other).toBe(true);
        expect(await link.getAttribute('href')).toBe(pathOf('contact', other));
      }
    },
  );
});

test('without scripts an unknown address says so', async ({ visit }) => {
  const { page, failedRequests } = await visit('/a/b/c', { javaScriptEnabled: false });
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('Oops! Page not found');
  failedRequests();
});
