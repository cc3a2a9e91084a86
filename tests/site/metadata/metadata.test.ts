import { company } from '@helvardar/shared/company';
import { languages } from '@helvardar/shared/languages';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { siteOrigin } from '../../../web/src/head/pageAddress.ts';
import { linkedAddresses } from '../../support/site/addresses.ts';
import { canonicalPages, englishTwins, headOf, type StaticPage, served } from '../../support/site/heads.ts';
import { textsOf } from '../../support/site/texts.ts';
import { test } from '../../support/site/visit.ts';

const canonicalOf = ({ path }: StaticPage) => siteOrigin + path;
const hreflangsOf = ({ head }: Pick<StaticPage, 'head'>) =>
  Object.fromEntries(
    head
      .attributes('link[rel=alternate]', 'hreflang')
      .map((hreflang, index) => [hreflang, head.attributes('link[rel=alternate]', 'href')[index]]),
  );

describe('every page in every language', () => {
  test('has the title, description and keywords of its texts', () => {
    expect(canonicalPages).toHaveLength(linkedAddresses);
    for (const page of canonicalPages) {
      const { meta } = textsOf(page.page, page.language);
      expect(page.head.title, page.path).toBe(`${meta.title} | ${company.name}`);
      expect(page.head.meta('description'), page.path).toBe(meta.description);
      expect(page.head.meta('keywords'), page.path).toBe(meta.keywords);
    }
  });

  test('has a unique title and description', () => {
    for (const of of [
      ({ head }: StaticPage) => head.title,
      ({ head }: StaticPage) => head.meta('description'),
    ]) {
      const written = canonicalPages.map(of);
      expect(written.filter((text, index) => !text || written.indexOf(text) !== index)).toEqual([]);
    }
  });

  test('may be indexed', () => {
    for (const { head, path } of canonicalPages) expect(head.meta('robots'), path).toBeUndefined();
  });

  test('names the origin and its own path as canonical', () => {
    for (const page of canonicalPages)
      expect(page.head.attributes('link[rel=canonical]', 'href')).toEqual([canonicalOf(page)]);
  });

  test('has hreflang links to itself in all languages, and each of those pages has the same links', async () => {
    for (const page of canonicalPages) {
      const hreflangs = hreflangsOf(page);
      expect(Object.keys(hreflangs), page.path).toEqual([...languages, 'x-default']);
      expect(hreflangs[page.language]).toBe(canonicalOf(page));
      expect(hreflangs['x-default']).toBe(hreflangs['en']);
      const others = canonicalPages.filter((other) => Object.values(hreflangs).includes(canonicalOf(other)));
      expect(others, page.path).toHaveLength(3);
      for (const other of others) expect(hreflangsOf(other), other.path).toEqual(hreflangs);
    }
    const addresses = new Set(canonicalPages.flatMap((page) => Object.values(hreflangsOf(page))));
    for (const address of addresses) expect((await fetch(served(address ?? ''))).status, address).toBe(200);
  });

  test('writes its attributes in lower case', () => {
    for (const { head, path } of canonicalPages)
      expect(head.source, path).not.toMatch(/ (?=[a-z]*[A-Z])[a-zA-Z]+="/);
  });

  test('describes itself to Open Graph and as a Twitter card', () => {
    const locales = { en: 'en_GB', de: 'de_DE', fr: 'fr_FR' };
    for (const page of canonicalPages) {
      const { title, meta, metas } = page.head;
      const image = `${siteOrigin}/previews/${page.language}/${page.page}.png`;
      const { [page.language]: locale, ...others } = locales;
      expect(metas('og:locale:alternate'), page.path).toEqual(Object.values(others));
      const expected = {
        'og:type': 'website',
        'og:site_name': company.name,
        'og:locale': locale,
        'og:url': canonicalOf(page),
        'og:title': title,
        'og:description': meta('description'),
        'og:image': image,
        'og:image:width': '1200',
        'og:image:height': '630',
        'og:image:alt': title,
        'twitter:card': 'summary_large_image',
      };
      for (const [name, content] of Object.entries(expected))
        expect(meta(name), `${name} of ${page.path}`).toBe(content);
    }
  });

  test('has its own OG image of 1200 by 630 pixels and less than 60 kB', async () => {
    const pictures = new Set<string>();
    for (const { head, path } of canonicalPages) {
      const response = await fetch(served(head.meta('og:image') ?? ''));
      expect(response.headers.get('content-type'), path).toBe('image/png');
      const picture = Buffer.from(await response.arrayBuffer());
      expect(await sharp(picture).metadata(), path).toMatchObject({
        format: 'png',
        width: 1200,
        height: 630,
      });
      expect(picture.length, path).toBeLessThan(60 * 1024);
      pictures.add(picture.toString('base64'));
    }
    expect(pictures.size).toBe(canonicalPages.length);
  });
});

test('a page under /en is identical to the page without a prefix, including its canonical', async () => {
  for (const { path, twin, head } of englishTwins) expect(twin.source, path).toBe(head.source);
});

test('the not-found page has noindex, and neither canonical, alternates, preview tags nor structured data', async () => {
  const { meta, attributes, jsonLd } = headOf('/services/nothing');
  expect(meta('robots')).toBe('noindex');
  expect(attributes('link[rel=canonical], link[rel=alternate]', 'href')).toEqual([]);
  expect([meta('og:url'), meta('og:image'), meta('twitter:card')]).toEqual([undefined, undefined, undefined]);
  expect(jsonLd).toEqual([]);
});

/** Runs in the page. Returns the HTML of the elements in the head that describe the current page. */
const current = () =>
  [
    ...document.head.querySelectorAll(
      'title, meta[name], meta[property], link[rel=canonical], link[rel=alternate]',
    ),
  ]
    .filter((element) => !/^(?:viewport|color-scheme|theme-color)$/.test(element.getAttribute('name') ?? ''))
    .map((element) => element.outerHTML)
    .sort();

test('the head has no duplicates after hydration and page changes', async ({ visit }) => {
  const { page } = await visit('/de/about');
  const turnTo = (title: string) => page.waitForFunction((start) => document.title.startsWith(start), title);
  const hydrated = await page.evaluate(current);
  await page.getByRole('navigation').getByRole('link', { name: 'Kontakt', exact: true }).first().click();
  await turnTo('Kontakt');
  const navigated = await page.evaluate(current);
  await page.goBack();
  await turnTo('Über uns');
  expect(await page.evaluate(current)).toEqual(hydrated);

  const withoutScripts = await visit('/de/about', { javaScriptEnabled: false });
  expect(hydrated).toEqual(await withoutScripts.page.evaluate(current));
  const loaded = await visit('/de/contact');
  expect(navigated).toEqual(await loaded.page.evaluate(current));
  for (const once of ['<title', 'name="description"', 'rel="canonical"'])
    expect(
      navigated.filter((element) => element.includes(once)),
      once,
    ).toHaveLength(1);
  expect(navigated.filter((element) => element.includes('hreflang'))).toHaveLength(4);
});
