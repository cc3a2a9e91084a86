import { languages } from '@helvardar/shared/languages';
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { addressOf } from '../../support/site/addresses.ts';
import { textsOf } from '../../support/site/texts.ts';
import { test } from '../../support/site/visit.ts';

test('the home page has in every language its sections in the order of docs/behaviour.md, 2.5', async ({
  visit,
}) => {
  const { page, goTo } = await visit();
  for (const language of languages) {
    await goTo(addressOf('home', language));
    const texts = textsOf('home', language);
    const sections = page.locator('main > section');
    const names = await sections.evaluateAll((all) =>
      all.map(
        (section) =>
          section.getAttribute('aria-label') ??
          document.getElementById(section.getAttribute('aria-labelledby') ?? '')?.textContent,
      ),
    );
    expect(names).toEqual([
      texts.hero.label,
      texts.achievements.title,
      texts.statistics.title,
      texts.services.title,
      texts.video.title,
      texts.testimonials.title,
      texts.closing.title,
    ]);
  }
});

test('achievements, services, clients and the call at the end are those of docs/behaviour.md, 2.5', async ({
  visit,
}) => {
  const { page } = await visit('/');
  const texts = textsOf('home');
  const region = (name: string) => page.getByRole('region', { name });
  const targetsOf = (links: Locator) =>
    links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));

  const { items, title } = texts.achievements;
  const achievements = region(title);
  expect(await achievements.getByRole('heading', { level: 3 }).allTextContents()).toEqual([
    items.industry.title,
    items.success.title,
    items.innovation.title,
  ]);
  for (const claim of ['2024', 'technology excellence award', '100% success rate', 'Over 10 years'])
    expect(await achievements.textContent()).toContain(claim);

  const services = region(texts.services.title);
  const titles = services.getByRole('heading', { level: 3 });
  expect(await titles.allTextContents()).toEqual([
    'Website Development',
    'Social Media Marketing',
    'Custom Software',
    'Cybersecurity',
  ]);
  expect(await targetsOf(titles.getByRole('link'))).toEqual([
    '/services/website-development',
    '/services/social-media-marketing',
    '/services/custom-software',
    '/services/cybersecurity',
  ]);
  const points = await services
    .getByRole('list')
    .evaluateAll((lists) => lists.map((list) => list.querySelectorAll('li').length));
  expect(points).toEqual([4, 4, 4, 4]);
  const button = services.getByRole('link', { name: texts.services.button });
  expect(await button.getAttribute('href')).toBe('/services');

  const clients = region(texts.testimonials.title).getByRole('figure');
  expect(await clients.count()).toBe(3);
  for (const client of await clients.all()) {
    const stars = client.getByRole('img', { name: '5 out of 5 stars' });
    expect(await stars.locator('svg').count()).toBe(5);
    expect(await client.locator('blockquote').textContent()).not.toBe('');
    expect(await client.locator('figcaption small').textContent()).not.toBe('');
  }

  const closing = region(texts.closing.title);
  expect(await targetsOf(closing.getByRole('link'))).toEqual(['/contact', '/services']);
  expect(await closing.textContent()).toContain('30 minutes');
});
