import { expect, test } from 'vitest';
import { structuredData } from '../../../web/src/head/structuredData.ts';
import { createI18n } from '../../../web/src/i18n/i18n.ts';
import { preparePage } from '../../../web/src/routing/pages.ts';
import { linkedAddresses } from '../../support/site/addresses.ts';
import { canonicalPages, served } from '../../support/site/heads.ts';

test('every page has its structured data, once', async () => {
  expect(canonicalPages).toHaveLength(linkedAddresses);
  for (const { page, language, path, head } of canonicalPages) {
    const i18n = await createI18n(language);
    await preparePage(page, i18n);
    expect(head.jsonLd, path).toEqual([structuredData(page, language, i18n)]);
  }
});

test('the structured data contains only addresses that exist', async () => {
  const texts = canonicalPages.map(({ head }) => JSON.stringify(head.jsonLd)).join('\n');
  const addresses = new Set(
    [...texts.matchAll(/"(?:url|logo|image|item|thumbnailUrl)":"(.*?)"/g)].map(([, address = '']) => address),
  );
  expect(addresses.size).toBeGreaterThan(linkedAddresses);
  for (const address of addresses) expect((await fetch(served(address))).status, address).toBe(200);
});
