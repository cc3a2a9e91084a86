import { languages } from '@helvardar/shared/languages';
import { describe, expect } from 'vitest';
import { addressOf } from './addresses.ts';
import { textsOf } from './texts.ts';
import { test } from './visit.ts';

describe.concurrent.each(languages)('the home page in %s', (language) => {
  test('has its sections in the order of the specification', async ({ visit }) => {
    const { page } = await visit(addressOf('home', language));
    const { hero, achievements, statistics, services, video, testimonials, closing } = textsOf(
      'home',
      language,
    );
    const sections = page.locator('main > section');
    const names = await sections.evaluateAll((all) =>
      all.map(
        (section) =>
          section.getAttribute('aria-label') ??
          document.getElementById(section.getAttribute('aria-labelledby') ?? '')?.textContent,
      ),
    );
    expect(names).toEqual([
      hero.label,
      achievements.title,
      statistics.title,
      services.title,
      video.title,
      testimonials.title,
      closing.title,
    ]);
  });
});

test('the achievements are industry, success and innovation', async ({ visit }) => {
  const { page } = await visit('/');
  const { items, title } = textsOf('home').achievements;
  const section = page.getByRole('region', { name: title });
  expect(await section.getByRole('heading', { level: 3 }).allTextContents()).toEqual([
    items.industry.title,
    items.success.title,
    items.innovation.title,
  ]);
  for (const claim of ['2024', 'technology excellence award', '100% success rate', 'Over 10 years'])
    expect(await section.textContent()).toContain(claim);
});

test('four services have four points each, and a button leads to all services', async ({ visit }) => {
  const { page } = await visit('/');
  const section = page.getByRole('region', { name: textsOf('home').services.title });
  const titles = section.getByRole('heading', { level: 3 });
  expect(await titles.allTextContents()).toEqual([
    'Website Development',
    'Social Media Marketing',
    'Custom Software',
    'Cybersecurity',
  ]);
  expect(
    await titles.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href'))),
  ).toEqual([
    '/services/website-development',
    '/services/social-media-marketing',
    '/services/custom-software',
    '/services/cybersecurity',
  ]);
  const points = await section
    .getByRole('list')
    .evaluateAll((lists) => lists.map((list) => list.querySelectorAll('li').length));
  expect(points).toEqual([4, 4, 4, 4]);
  const button = section.getByRole('link', { name: textsOf('home').services.button });
  expect(await button.getAttribute('href')).toBe('/services');
});

test('three clients give five stars each', async ({ visit }) => {
  const { page } = await visit('/');
  const section = page.getByRole('region', { name: textsOf('home').testimonials.title });
  const entries = section.getByRole('figure');
  expect(await entries.count()).toBe(3);
  for (const entry of await entries.all()) {
    const stars = entry.getByRole('img', { name: '5 out of 5 stars' });
    expect(await stars.locator('svg').count()).toBe(5);
    expect(await entry.locator('blockquote').textContent()).not.toBe('');
    expect(await entry.locator('figcaption small').textContent()).not.toBe('');
  }
});

test('at the end buttons lead to contact and services', async ({ visit }) => {
  const { page } = await visit('/');
  const section = page.getByRole('region', { name: textsOf('home').closing.title });
  const links = section.getByRole('link');
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    '/contact',
    '/services',
  ]);
  expect(await section.textContent()).toContain('30 minutes');
});
