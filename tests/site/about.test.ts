import { company } from '@helvardar/shared/company';
import { expect } from 'vitest';
import { textsOf } from './texts.ts';
import { test } from './visit.ts';

const texts = textsOf('about');

test('the page has its sections in the order of the specification', async ({ visit }) => {
  const { page } = await visit('/about');
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(texts.title);
  expect(await page.locator('main h2').allTextContents()).toEqual([
    texts.benefits.title,
    texts.cards.team.title,
    texts.cards.results.title,
    texts.partnership.title,
    texts.mission.title,
    texts.vision.title,
    texts.closing.title,
  ]);
});

test('six benefits are named: experience, agile, support, scalable, pricing and delivery', async ({
  visit,
}) => {
  const { page } = await visit('/about');
  const { items, title } = texts.benefits;
  const section = page.getByRole('region', { name: title });
  expect(await section.getByRole('heading', { level: 3 }).allTextContents()).toEqual([
    items.experience.title,
    items.agile.title,
    items.support.title,
    items.scalable.title,
    items.pricing.title,
    items.delivery.title,
  ]);
  for (const claim of ['Over 10 years', '24/7 support']) expect(await section.textContent()).toContain(claim);
});

for (const language of ['en', 'de', 'fr'] as const)
  test(`the partnership names the partner and its three offerings in ${language}`, async ({ visit }) => {
    const { page } = await visit(language === 'en' ? '/about' : `/${language}/about`);
    const { partnership } = textsOf('about', language);
    const section = page.getByRole('region', { name: partnership.title });
    expect(await section.getByText(company.partner).count()).toBe(1);
    expect(await section.getByRole('heading', { level: 3 }).allTextContents()).toEqual([
      partnership.offerings.software.title,
      partnership.offerings.outsourcing.title,
      partnership.offerings.digital.title,
    ]);
    expect(await section.getByText(partnership.commitment).isVisible()).toBe(true);
  });

test('two cards prove the claims: 100 % success, 99.9 % uptime, the award of 2024', async ({ visit }) => {
  const { page } = await visit('/about');
  const results = page.getByText(texts.cards.results.text);
  expect(await results.isVisible()).toBe(true);
  for (const claim of ['100% success rate', '99.9% uptime', '2024', 'technology excellence award'])
    expect(await results.textContent()).toContain(claim);
  expect(await page.getByText(texts.cards.team.text).isVisible()).toBe(true);
});
