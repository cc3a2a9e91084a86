import { beforeAll, expect } from 'vitest';
import { sampleSubmission } from '../../support/samples.ts';
import { storedRequests } from '../../support/site/arrivals.ts';
import { answers, contactTexts, dialogOn } from '../../support/site/consultationDialog.ts';
import { scriptsNamed } from '../../support/site/scripts.ts';
import { test } from '../../support/site/visit.ts';
import { wakeFunctions } from '../../support/site/wakeFunctions.ts';

beforeAll(wakeFunctions);

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

/** Examples of each currency. `useBudgetLabels.test.ts` tests more locales. */
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
  await page.route(scriptsNamed('ConsultationOverlays'), async (route) => {
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

test('values that autofill writes without events are sent, also if the visitor then types in other fields', async ({
  visit,
}) => {
  const { page } = await visit('/contact');
  const consultation = dialogOn(page);
  const values = answers();
  const { name, email } = values;
  await consultation.open();
  for (const [field, value] of Object.entries({ name, email }))
    await consultation.dialog.locator(`[name=${field}]`).evaluate((input, text) => {
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
      set?.call(input, text);
    }, value);
  await consultation.field('message').fill(values.message);
  await consultation.field('project_type').selectOption(values.project_type);
  await consultation.field('budget_range').selectOption(values.budget_range);
  await consultation.send();
  await consultation.submitted.waitFor();
  const [stored] = await storedRequests(email);
  expect(stored?.fields).toMatchObject({
    name: { stringValue: name },
    message: { stringValue: values.message },
  });
});

test('fields that a browser extension adds to the form change nothing', async ({ visit }) => {
  const { page } = await visit('/contact');
  const consultation = dialogOn(page);
  const values = answers();
  await consultation.open();
  await consultation.fill(values);
  await consultation.dialog.locator('form').evaluate((form) => {
    for (const name of ['email', 'message', 'request_id', 'constructor', '__proto__', 'card'])
      form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value: 'x' }));
  });
  const sent = page.waitForRequest((request) => request.url().endsWith('send-consultation-notification'));
  await consultation.send();
  const { data } = (await sent).postDataJSON();
  expect(Object.keys(data).sort()).toEqual(Object.keys(sampleSubmission).sort());
  expect(data).toMatchObject({ email: values.email, message: values.message });
  await consultation.submitted.waitFor();
});
