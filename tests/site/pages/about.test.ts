import { company } from '@helvardar/shared/company';
import { languages } from '@helvardar/shared/languages';
import { expect } from 'vitest';
import { addressOf } from '../../support/site/addresses.ts';
import { textsOf } from '../../support/site/texts.ts';
import { test } from '../../support/site/visit.ts';

const texts = textsOf('about');

test('the page has its sections, six benefits and the proof of its claims as specified', async ({
  visit,
}) => {
  const { page } = await visit('/about');
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(`${texts.subject} ${texts.title}`);
  expect(await page.locator('main h2').allTextContents()).toEqual([
    texts.benefits.title,
    texts.cards.team.title,
    texts.cards.results.title,
    texts.partnership.title,
    texts.mission.title,
    texts.vision.title,
    texts.closing.title,
  ]);

  // Six benefits: experience, agile, support, scalable, pricing and delivery.
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

  // Two cards prove the claims: 100 % success, 99.9 % uptime, the award of 2024.
  const results = page.getByText(texts.cards.results.text);
  expect(await results.isVisible()).toBe(true);
  for (const claim of ['100% success rate', '99.9% uptime', '2024', 'technology excellence award'])
    expect(await results.textContent()).toContain(claim);
  expect(await page.getByText(texts.cards.team.text).isVisible()).toBe(true);
});

test('the partnership names in every language the partner and its three offerings', async ({ visit }) => {
  const { page, goTo } = await visit();
  for (const language of languages) {
    await goTo(addressOf('about', language));
    const { partnership } = textsOf('about', language);
    const section = page.getByRole('region', { name: partnership.title });
    expect(await section.getByText(company.partner).count()).toBe(1);
    expect(await section.getByRole('heading', { level: 3 }).allTextContents()).toEqual([
      partnership.offerings.software.title,
      partnership.offerings.outsourcing.title,
      partnership.offerings.digital.title,
    ]);
    expect(await section.getByText(partnership.commitment).isVisible()).toBe(true);
  }
});
