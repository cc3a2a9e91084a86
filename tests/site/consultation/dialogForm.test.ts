import { expect } from 'vitest';
import { answers, contactTexts, dialogOn } from '../../support/site/consultationDialog.ts';
import { test } from '../../support/site/visit.ts';

const inputs = ['name', 'email', 'phone', 'company', 'message', 'project_type', 'budget_range'] as const;

test('labels, choices, initial values and sizes match docs/behaviour.md, 4.2 and 5', async ({ visit }) => {
  const { page } = await visit('/contact', { width: 1280, height: 800 });
  const { dialog, field, radio, open } = dialogOn(page);
  await open();
  expect((await dialog.boundingBox())?.width).toBe(48 * 16);
  expect(await dialog.locator('label[for]').allTextContents()).toEqual([
    'Full Name *',
    'Email *',
    'Phone Number',
    'Company',
    'Project Type *',
    'Budget Range *',
    'Project Details *',
  ]);
  const methods = dialog.getByRole('radiogroup', { name: 'Preferred Contact Method *', exact: true });
  expect(await methods.locator('label').allTextContents()).toEqual(['Email', 'Phone']);
  for (const method of ['email', 'phone'] as const)
    expect(await radio(method).boundingBox()).toMatchObject({ width: 44, height: 44 });

  for (const name of inputs) expect(await field(name).inputValue(), name).toBe('');
  expect(await radio('email').isChecked()).toBe(true);
  expect(await field('phone').getAttribute('placeholder')).toMatch(/^\+41 \d{2} \d{3} \d{2} \d{2}$/);

  const values = (name: 'project_type' | 'budget_range') =>
    field(name).evaluate((select) => [...(select as HTMLSelectElement).options].map((o) => o.value));
  expect(await values('project_type')).toEqual([
    '',
    'website',
    'social_media',
    'custom_software',
    'cloud_solutions',
    'cybersecurity',
    'other',
  ]);
  expect(await values('budget_range')).toEqual(['', 'under_5k', '5k_15k', '15k_50k', 'over_50k']);
});

/** Some examples. `currency.test.ts` tests all locales and their currencies. */
const browsers = [
  {
    locale: 'it-CH',
    labels: ['Under CHF 5,000', 'CHF 5,000 - CHF 15,000', 'CHF 15,000 - CHF 50,000', 'Over CHF 50,000'],
  },
  { locale: 'de-DE', labels: ['Under €5,000', '€5,000 - €15,000', '€15,000 - €50,000', 'Over €50,000'] },
  { locale: 'en-GB', labels: ['Under $5,000', '$5,000 - $15,000', '$15,000 - $50,000', 'Over $50,000'] },
];
test.concurrent.for(browsers)(
  'the English page shows the budget ranges for a browser in $locale',
  async ({ locale, labels }, { visit }) => {
    const { page } = await visit('/contact', { locale });
    const { open, field } = dialogOn(page);
    await open();
    const [, ...shown] = await field('budget_range').locator('option').allTextContents();
    expect(shown).toEqual(labels);
  },
);

test('on a small screen the dialog has at most 95 % of the height, and its buttons are visible', async ({
  visit,
}) => {
  const { page } = await visit('/contact', { width: 360, height: 640 });
  const consultation = dialogOn(page);
  await consultation.open();
  const box = await consultation.dialog.boundingBox();
  expect(box?.height).toBeLessThanOrEqual(0.95 * 640);
  expect(box?.width).toBeLessThanOrEqual(360);
  for (const button of [consultation.sendButton, consultation.cancelButton]) {
    const { y = 0, height = 0 } = (await button.boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual(640);
  }
});

test('the typed text survives Cancel, and Escape and Cancel return the focus to the button', async ({
  visit,
}) => {
  const { page } = await visit('/contact');
  const consultation = dialogOn(page);
  const values = answers();
  const isClosed = async () => {
    await consultation.dialog.waitFor({ state: 'hidden' });
    await expect
      .poll(() => consultation.openButton.evaluate((button) => button === document.activeElement))
      .toBe(true);
  };
  await consultation.open();
  await page.keyboard.press('Escape');
  await isClosed();

  await consultation.open();
  await consultation.fill(values);
  await consultation.cancelButton.click();
  await isClosed();

  await consultation.open();
  for (const name of inputs) expect(await consultation.field(name).inputValue(), name).toBe(values[name]);
});

test('the focus returns to the button even if it had moved while the dialog was loading', async ({
  visit,
}) => {
  const { page } = await visit('/contact');
  const { dialog, openButton, cancelButton } = dialogOn(page);
  const { promise: loaded, resolve: load } = Promise.withResolvers<void>();
  await page.route('**/ConsultationOverlays-*.js', async (route) => {
    await loaded;
    await route.continue();
  });
  await openButton.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  load();
  await dialog.waitFor();
  await cancelButton.click();
  await dialog.waitFor({ state: 'hidden' });
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toBe(contactTexts.en.promotion.button);
});
