import { languages } from '@helvardar/shared/languages';
import { expect } from 'vitest';
import { addressOf } from '../../support/site/addresses.ts';
import { dialogOn } from '../../support/site/consultationDialog.ts';
import { test } from '../../support/site/visit.ts';

const questions = {
  en: 'Did you mean anna@gmail.com?',
  de: 'Meinten Sie anna@gmail.com?',
  fr: 'Vouliez-vous dire anna@gmail.com\u202f?',
};

test.for(languages)('in %s a mistyped domain can be corrected by one press', async (language, { visit }) => {
  const { page } = await visit(addressOf('contact', language), { width: 360, height: 740 });
  const { dialog, field, open } = dialogOn(page, language);
  const asked = dialog.getByRole('button', { name: questions[language], exact: true });
  await open();
  const email = field('email');
  await email.pressSequentially('anna@gmial.com');
  expect(await asked.count()).toBe(0);
  const below = field('phone');
  const before = await below.evaluate((element) => (element as HTMLElement).offsetTop);
  await page.keyboard.press('Tab');
  await asked.waitFor();
  expect(await below.evaluate((element) => (element as HTMLElement).offsetTop)).toBe(before);
  expect((await asked.boundingBox())?.height).toBeGreaterThanOrEqual(24);
  expect(await email.getAttribute('aria-invalid')).toBe('false');

  await email.press('End');
  await page.keyboard.press('Tab');
  expect(await asked.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await asked.waitFor({ state: 'detached' });
  expect(await email.inputValue()).toBe('anna@gmail.com');
  expect(await email.evaluate((input) => input === document.activeElement)).toBe(true);
});

test('the question about a mistyped domain goes when the address changes', async ({ visit }) => {
  const { page } = await visit('/contact');
  const { dialog, field, open } = dialogOn(page);
  const asked = dialog.getByRole('button', { name: questions.en });
  await open();
  await field('email').fill('anna@gmial.com');
  await field('email').blur();
  await asked.waitFor();
  await field('email').press('End');
  await page.keyboard.type('x');
  await asked.waitFor({ state: 'detached' });
  await field('email').fill('anna@example.org');
  await field('email').blur();
  await expect.poll(() => field('email').getAttribute('aria-invalid')).toBe('false');
  expect(await asked.count()).toBe(0);
});

test.for([
  ['mailto:anna@example.org', 'anna@example.org'],
  ['Anna Muster <anna@example.org>', 'anna@example.org'],
  ['o\u2019neil@example.org', "o'neil@example.org"],
  ['anna\u200b@example.org', 'anna@example.org'],
  ['“anna@example.org”,', 'anna@example.org'],
] as const)(
  'the pasted %s becomes %s when the visitor leaves the field',
  async ([pasted, used], { visit }) => {
    const { page } = await visit('/contact');
    const { field, open } = dialogOn(page);
    await open();
    await field('email').focus();
    await page.keyboard.insertText(pasted);
    expect(await field('email').inputValue()).toBe(pasted);
    await page.keyboard.press('Tab');
    await expect.poll(() => field('email').inputValue()).toBe(used);
    expect(await field('email').getAttribute('aria-invalid')).toBe('false');
  },
);

for (const width of [360, 1280])
  test(`in a window of ${width} px a slip in an invalid address can be corrected by one press`, async ({
    visit,
  }) => {
    const { page } = await visit('/contact', { width, height: 800 });
    const { dialog, field, open } = dialogOn(page);
    await open();
    await field('email').focus();
    await page.keyboard.insertText('anna.@example,org');
    await page.keyboard.press('Tab');
    const error = dialog.getByText('Invalid email address');
    const asked = dialog.getByRole('button', { name: 'Did you mean anna@example.org?' });
    await asked.waitFor();
    const next = dialog.locator(
      `label[for="${await field(width < 600 ? 'phone' : 'company').getAttribute('id')}"]`,
    );
    const [above, line, below] = await Promise.all([error, asked, next].map((part) => part.boundingBox()));
    expect(line?.y).toBeGreaterThanOrEqual((above?.y ?? Number.NaN) + (above?.height ?? 0));
    expect(below?.y).toBeGreaterThanOrEqual((line?.y ?? Number.NaN) + (line?.height ?? 0));
    await asked.click();
    await error.waitFor({ state: 'detached' });
    expect(await asked.count()).toBe(0);
    expect(await field('email').inputValue()).toBe('anna@example.org');
  });
