import { company } from '@helvardar/shared/company';
import { languages } from '@helvardar/shared/languages';
import { expect } from 'vitest';
import { addressOf } from '../../support/site/addresses.ts';
import { textsOf } from '../../support/site/texts.ts';
import { test } from '../../support/site/visit.ts';

/** The positions of docs/behaviour.md, 3. */
const positions = [
  ['Full Stack Developer', 'Engineering', 'Skopje, North Macedonia', 'Full-time'],
  ['UI/UX Designer', 'Design', 'Remote', 'Full-time'],
  ['Social Media Manager', 'Marketing', 'Hybrid', 'Full-time'],
  ['Cloud Solutions Engineer', 'Cloud Infrastructure', 'Skopje', 'Full-time'],
];

test('the four positions, their buttons and what follows them are those of docs/behaviour.md, 2.10', async ({
  visit,
}) => {
  const { page } = await visit('/careers');
  const section = page.getByRole('region', { name: 'Open positions' });
  const shown = await section
    .locator('li')
    .evaluateAll((items) =>
      items.map((item) => [
        item.querySelector('h3')?.textContent,
        ...[...item.querySelectorAll('dd')].map((fact) => fact.textContent),
      ]),
    );
  expect(shown).toEqual(positions);
  const labels = section.getByRole('listitem').first().locator('dt');
  expect(await labels.allTextContents()).toEqual(['Department', 'Location', 'Type']);

  const names = await page
    .getByRole('link', { name: /^Apply Now/ })
    .evaluateAll((links) => links.map((link) => link.getAttribute('aria-label') ?? link.textContent));
  expect(names).toEqual(positions.map(([title]) => `Apply Now: ${title}`));
  expect(await page.getByRole('link', { name: 'Send Your Resume' }).count()).toBe(1);
  expect(await page.getByRole('heading', { name: 'Don’t see your role?' }).count()).toBe(1);
});

test('the page has in every language four benefits, and every button leads to contact', async ({ visit }) => {
  const { page, goTo } = await visit();
  for (const language of languages) {
    await goTo(addressOf('careers', language));
    const texts = textsOf('careers', language);
    const contact = addressOf('contact', language);
    const targets = (links: ReturnType<typeof page.locator>) =>
      links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));

    const { items } = texts.benefits;
    const benefits = page.getByRole('region', { name: texts.benefits.title });
    expect(await benefits.getByRole('heading', { level: 3 }).allTextContents()).toEqual([
      items.growth.title,
      items.team.title,
      items.benefits.title,
      items.projects.title,
    ]);

    const apply = page.getByRole('region', { name: texts.positions.title }).getByRole('link');
    expect(await apply.allTextContents()).toEqual(Array(4).fill(texts.positions.apply));
    expect(await targets(apply)).toEqual(Array(4).fill(contact));

    const missing = page.getByRole('region', { name: texts.missing.title });
    expect(await targets(missing.getByRole('link', { name: texts.missing.button }))).toEqual([contact]);
  }
});

test('an applicant finds on the contact page first where to write, with the position as subject', async ({
  visit,
}) => {
  const { page, goTo } = await visit('/de/contact');
  const texts = textsOf('contact', 'de').applicants;
  const main = page.getByRole('main');
  const mail = main.locator('a[href*="?subject="]');
  const begins = main.getByRole('heading', { level: 1, name: texts.title });
  const address = (subject: string) => `mailto:${company.email}?subject=${encodeURIComponent(subject)}`;
  expect(await mail.getAttribute('href')).toBe(address('Bewerbung'));
  expect(await begins.count()).toBe(0);

  await goTo('/de/careers');
  await page.getByRole('link', { name: /^Jetzt bewerben: Cloud Engineer/ }).click();
  await page.waitForURL(/\/de\/contact$/);
  await main.getByText('Cloud Engineer').waitFor();
  expect(await mail.getAttribute('href')).toBe(address('Bewerbung: Cloud Engineer'));
  expect(await begins.count()).toBe(1);

  await page.reload();
  await main.getByText('Cloud Engineer').waitFor();
  expect(await begins.count()).toBe(1);

  await goTo('/de/careers');
  await page.getByRole('link', { name: textsOf('careers', 'de').missing.button }).click();
  await page.waitForURL(/\/de\/contact$/);
  await begins.waitFor();
  expect(await mail.getAttribute('href')).toBe(address('Bewerbung'));
  expect(await begins.count()).toBe(1);
});
