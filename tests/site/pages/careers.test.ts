import { company } from '@helvardar/shared/company';
import { languages } from '@helvardar/shared/languages';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { addressOf } from '../../support/site/addresses.ts';
import { builtPage } from '../../support/site/builtPage.ts';
import { holdBack } from '../../support/site/faults.ts';
import { inBar } from '../../support/site/pageChanges.ts';
import { scriptsNamed } from '../../support/site/scripts.ts';
import { settled } from '../../support/site/settled.ts';
import { standingClock } from '../../support/site/standingClock.ts';
import { textsOf } from '../../support/site/texts.ts';
import { translate } from '../../support/site/translate.ts';
import { test } from '../../support/site/visit.ts';

/** The open positions in docs/behaviour.md, 3. */
const positions = [
  ['Full Stack Developer', 'Engineering', 'Skopje, North Macedonia', 'Full-time'],
  ['UI/UX Designer', 'Design', 'Remote', 'Full-time'],
  ['Social Media Manager', 'Marketing', 'Hybrid', 'Full-time'],
  ['Cloud Solutions Engineer', 'Cloud Infrastructure', 'Skopje', 'Full-time'],
];

test('the four positions, their buttons and the section after them match docs/behaviour.md, 2.10', () => {
  const { $, section, textsOf, valuesOf } = builtPage('/careers');
  const items = section('Open positions').find('li');
  const shown = items.toArray().map((item) => [$('h3', item).text(), ...textsOf($('dd', item))]);
  expect(shown).toEqual(positions);
  expect(textsOf(items.first().find('dt'))).toEqual(['Department', 'Location', 'Type']);

  const apply = $('main a:contains("Apply Now")');
  expect(valuesOf(apply, 'aria-label')).toEqual(positions.map(([title]) => `Apply Now: ${title}`));
  const missing = section('Don’t see your role?');
  expect(missing.find('h2').text()).toBe('Don’t see your role?');
  expect(textsOf(missing.find('a'))).toEqual(['Send Your Resume']);
});

test.for(languages)('in %s the page has four benefits, and every button leads to contact', (language) => {
  const page = builtPage(addressOf('careers', language));
  const texts = textsOf('careers', language);
  const contact = addressOf('contact', language);

  const { items, title } = texts.benefits;
  expect(page.textsOf(page.section(title).find('h3'))).toEqual([
    items.growth.title,
    items.team.title,
    items.benefits.title,
    items.projects.title,
  ]);

  const apply = page.section(texts.positions.title).find('a');
  expect(page.textsOf(apply)).toEqual(Array(4).fill(texts.positions.apply));
  expect(page.valuesOf(apply, 'href')).toEqual(Array(4).fill(contact));

  const send = page.section(texts.missing.title).find('a');
  expect(page.textsOf(send)).toEqual([texts.missing.button]);
  expect(page.valuesOf(send, 'href')).toEqual([contact]);
});

test('the contact page first shows an applicant an e-mail link with the position as subject', async ({
  visit,
}) => {
  const { page, goTo } = await visit('/de/contact');
  const texts = textsOf('contact', 'de').applicants;
  const main = page.getByRole('main');
  const mail = main.locator('a[href*="?subject="]');
  const heading = main.getByRole('heading', { level: 1 });
  const begins = heading.filter({ hasText: 'Bewerben: Cloud-Engineer' });
  const beginsWithoutPosition = heading.filter({ hasText: texts.title });
  const offer = main.getByRole('heading', { name: textsOf('contact', 'de').promotion.title });
  const address = (subject: string) => `mailto:${company.email}?subject=${encodeURIComponent(subject)}`;
  const ground = () => mail.evaluate((link) => getComputedStyle(link).backgroundColor);
  expect(await mail.getAttribute('href')).toBe(address('Bewerbung'));
  // On this page only the buttons for a consultation are filled; on the page for applicants, the one that applies is.
  expect(await ground()).toBe('rgba(0, 0, 0, 0)');
  expect(await begins.count()).toBe(0);
  expect(await offer.count()).toBe(1);

  await goTo('/de/careers');
  await page.getByRole('link', { name: /^Jetzt bewerben: Cloud-Engineer/ }).click();
  await page.waitForURL(/\/de\/contact$/);
  await begins.waitFor();
  expect(await mail.getAttribute('href')).toBe(address('Bewerbung: Cloud-Engineer/in'));
  expect(await ground()).toBe('rgb(36, 70, 255)');
  expect(await begins.count()).toBe(1);
  expect(await offer.count()).toBe(0);

  await page.reload();
  await begins.waitFor();

  // The link of the head, and the button at the end.
  for (const index of [0, 1]) {
    await goTo('/de/careers');
    await page
      .getByRole('link', { name: textsOf('careers', 'de').missing.button })
      .nth(index)
      .click();
    await page.waitForURL(/\/de\/contact$/);
    await beginsWithoutPosition.waitFor();
  }
  expect(await mail.getAttribute('href')).toBe(address('Bewerbung'));
  expect(await begins.count()).toBe(0);
});

test('the page for an applicant stays across the skip link, also going back', async ({ visit }) => {
  const { page } = await visit('/careers');
  await page.getByRole('link', { name: 'Apply Now: UI/UX Designer' }).click();
  const heading = page.getByRole('heading', { level: 1, name: 'Apply: UI/UX Designer' });
  await heading.waitFor();
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
  await page.waitForURL(/#content$/);
  await settled(page);
  expect(await heading.count()).toBe(1);
  await page.goBack();
  await page.waitForURL(/\/contact$/);
  await settled(page);
  expect(await heading.count()).toBe(1);
});

test('in a browser that translates the page, an applicant can go on to the page for clients', async ({
  visit,
}) => {
  const { page } = await visit('/careers');
  await page.getByRole('link', { name: 'Apply Now: UI/UX Designer' }).click();
  await page.getByRole('heading', { level: 1, name: 'Apply: UI/UX Designer' }).waitFor();
  await page.evaluate(translate);
  await inBar(page, 'Contact').click();
  await page.getByRole('heading', { level: 1, name: textsOf('contact').title }).waitFor();
});

const apply = (page: Page) => page.getByRole('link', { name: 'Apply Now: UI/UX Designer' });

test('an application that takes long to open does not pull the visitor away from another page', async ({
  visit,
}) => {
  const { page } = await visit('/careers', { emptyCache: true });
  await inBar(page, 'About').hover();
  await settled(page);
  const letGo = await holdBack(page, scriptsNamed('Contact'));
  await apply(page).click();
  await inBar(page, 'About').click();
  await page.waitForURL(/\/about$/);
  letGo();
  await settled(page);
  expect(new URL(page.url()).pathname).toBe('/about');
});

test('an application whose code does not come opens the document after 15 seconds', async ({ visit }) => {
  const { page } = await visit('/careers', { emptyCache: true, clock: standingClock });
  await page.route(scriptsNamed('Contact'), () => undefined, { times: 1 });
  await apply(page).click();
  await page.clock.runFor(14_900);
  expect(new URL(page.url()).pathname).toBe('/careers');
  await page.clock.runFor(200);
  await page.waitForURL(/\/contact$/, { waitUntil: 'commit' });
});
