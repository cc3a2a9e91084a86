import { company } from '@helvardar/shared/company';
import { expect, it } from 'vitest';
import { humans } from './humans.ts';
import { robots } from './robots.ts';
import { securityText } from './securityText.ts';
import { webManifest } from './webManifest.ts';

it('lets robots read everything and names the sitemap by its whole address', () => {
  expect(robots('https://site.example').trim().split(/\n+/)).toEqual([
    'User-agent: *',
    'Allow: /',
    'Sitemap: https://site.example/sitemap.xml',
  ]);
});

it('says where to report a vulnerability for a year from the build', () => {
  const built = new Date('2026-03-05T17:30:00Z');
  expect(securityText('https://site.example', company.email, built).trim().split('\n')).toEqual([
    `Contact: mailto:${company.email}`,
    'Expires: 2027-03-05T00:00:00.000Z',
    'Preferred-Languages: en, de, fr',
    'Canonical: https://site.example/.well-known/security.txt',
  ]);
});

it('names the company and its cities for humans', () => {
  expect(humans(company)).toContain(company.name);
  expect(humans(company)).toContain(`From: ${company.offices.basel.city}, ${company.offices.skopje.city}`);
});

it('gives a home screen a name, colours and icons for every shape', () => {
  const manifest = JSON.parse(webManifest({ name: 'Name', description: 'Line', ground: '#ffffff' }));
  expect(manifest).toMatchObject({ name: 'Name', background_color: '#ffffff', theme_color: '#ffffff' });
  expect(
    manifest.icons.map(({ sizes, purpose }: { sizes: string; purpose?: string }) => [sizes, purpose]),
  ).toEqual([
    ['any', undefined],
    ['192x192', 'any'],
    ['512x512', 'any'],
    ['512x512', 'maskable'],
  ]);
});
