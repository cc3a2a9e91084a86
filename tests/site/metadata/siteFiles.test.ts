import { company } from '@helvardar/shared/company';
import { languages } from '@helvardar/shared/languages';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { siteOrigin } from '../../../web/src/head/pageAddress.ts';
import { pathOf, routeIds } from '../../../web/src/routing/routes.ts';
import { theme } from '../../../web/src/theme/theme.ts';
import { headOf, served } from '../../support/site/heads.ts';
import { site } from '../../support/site/visit.ts';

const answer = async (path: string) => {
  const response = await fetch(site + path);
  expect(response.status, path).toBe(200);
  return { type: response.headers.get('content-type'), body: Buffer.from(await response.arrayBuffer()) };
};

test('the sitemap lists exactly the canonical addresses, and each of them exists', async () => {
  const { type, body } = await answer('/sitemap.xml');
  expect(type).toMatch(/^(?:application|text)\/xml/);
  const listed = [...String(body).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);
  const canonical = routeIds.flatMap((page) =>
    languages.map((language) => siteOrigin + pathOf(page, language)),
  );
  expect(listed.toSorted()).toEqual(canonical.toSorted());
  for (const address of listed) {
    const response = await fetch(served(address), { redirect: 'manual' });
    expect(response.status, address).toBe(200);
    const [entry = ''] = String(body).split(`<loc>${address}</loc>`)[1]?.split('</url>') ?? [];
    const alternates = [...entry.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, ...pair]) => pair);
    const { attributes } = headOf(new URL(address).pathname);
    const hrefs = attributes('link[rel=alternate]', 'href');
    expect(alternates).toEqual(
      attributes('link[rel=alternate]', 'hreflang').map((hreflang, index) => [hreflang, hrefs[index]]),
    );
  }
});

test('robots.txt allows all robots and names the sitemap', async () => {
  const { type, body } = await answer('/robots.txt');
  expect(type).toMatch(/^text\/plain/);
  expect(String(body)).toContain(`Sitemap: ${siteOrigin}/sitemap.xml`);
  expect(String(body)).not.toContain('Disallow');
});

test('security.txt says where to report a vulnerability', async () => {
  const { type, body } = await answer('/.well-known/security.txt');
  expect(type).toMatch(/^text\/plain/);
  const fields = Object.fromEntries(
    String(body)
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/)),
  );
  expect(fields).toMatchObject({
    Contact: `mailto:${company.email}`,
    'Preferred-Languages': 'en, de, fr',
    Canonical: `${siteOrigin}/.well-known/security.txt`,
  });
  const days = (Date.parse(fields['Expires']) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThanOrEqual(366);
});

test('every icon that pages and manifest name exists in the stated size', async () => {
  const { attributes } = headOf('/');
  const [link = ''] = attributes('link[rel=manifest]', 'href');
  const { type, body } = await answer(link);
  expect(type).toMatch(/^application\/(?:manifest\+)?json/);
  const { icons, ...manifest } = JSON.parse(String(body));
  expect(manifest).toMatchObject({ name: company.name, theme_color: '#ffffff' });

  expect(attributes('link[rel=icon]', 'href')).toEqual(['/favicon.svg']);
  expect(attributes('link[rel=apple-touch-icon]', 'href')).toEqual(['/apple-touch-icon.png']);
  const pictures = [...icons, { src: '/apple-touch-icon.png', type: 'image/png', sizes: '180x180' }];
  expect(pictures.map(({ sizes }) => sizes)).toEqual(['any', '192x192', '512x512', '512x512', '180x180']);
  for (const { src, type, sizes } of pictures) {
    const picture = await answer(src);
    expect(picture.type, src).toBe(type);
    const { width, height } = await sharp(picture.body).metadata();
    if (sizes !== 'any') expect(`${width}x${height}`, src).toBe(sizes);
  }
});

test('there is an icon of 32 pixels for browsers without SVG icons', async () => {
  const { body } = await answer('/favicon.ico');
  expect([...body.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  const picture = body.subarray(body.readUInt32LE(18));
  expect(picture).toHaveLength(body.readUInt32LE(14));
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 32, height: 32 });
});

test('the theme colours are the backgrounds of the two colour schemes', async () => {
  const { attributes } = headOf('/');
  const { light, dark } = theme.colorSchemes;
  expect(attributes('meta[name=theme-color]', 'media')).toEqual([
    '(prefers-color-scheme: light)',
    '(prefers-color-scheme: dark)',
  ]);
  expect(attributes('meta[name=theme-color]', 'content')).toEqual([
    light?.palette.background.default,
    dark?.palette.background.default,
  ]);
});
