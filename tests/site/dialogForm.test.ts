import { expect } from 'vitest';
import { answers, contactTexts, dialogOn } from './consultationDialog.ts';
import { test } from './visit.ts';

test('the labels are those of the specification, required ones with a star', async ({ visit }) => {
  const { page } = await visit('/contact');
  const { dialog, open } = dialogOn(page);
  await open();
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
});

test('at first all fields are empty, e-mail is the contact method, and the phone format is Swiss', async ({
  visit,
}) => {
  const { page } = await visit('/contact');
  const consultation = dialogOn(page);
  await consultation.open();
  for (const name of [
    'name',
    'email',
    'phone',
    'company',
    'message',
    'project_type',
    'budget_range',
  ] as const)
    expect(await consultation.field(name).inputValue(), name).toBe('');
  expect(await consultation.radio('email').isChecked()).toBe(true);
  expect(await consultation.field('phone').getAttribute('placeholder')).toMatch(
    /^\+41 \d{2} \d{3} \d{2} \d{2}$/,
  );
});

test('the choices are those of the specification, in its order', async ({ visit }) => {
  const { page } = await visit('/contact');
  const consultation = dialogOn(page);
  await consultation.open();
  const values = (name: 'project_type' | 'budget_range') =>
    consultation
      .field(name)
      .evaluate((select) => [...(select as HTMLSelectElement).options].map((o) => o.value));
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

test('the choices of the contact method are 44 pixels high and wide', async ({ visit }) => {
  const { page } = await visit('/contact');
  const consultation = dialogOn(page);
  await consultation.open();
  for (const method of ['email', 'phone'] as const)
    expect(await consultation.radio(method).boundingBox()).toMatchObject({ width: 44, height: 44 });
});

test('the dialog is 48rem wide where there is room', async ({ visit }) => {
  const { page } = await visit('/contact', { width: 1280, height: 800 });
  const { dialog, open } = dialogOn(page);
  await open();
  expect((await dialog.boundingBox())?.width).toBe(48 * 16);
});

test('on a small screen the dialog takes at most 95 % of the height, and its buttons are in sight', async ({
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

test('what was typed survives Cancel, and the focus returns to the button', async ({ visit }) => {
  const { page } = await visit('/contact');
  const consultation = dialogOn(page);
  const values = answers();
  await consultation.open();
  await consultation.fill(values);
  await consultation.cancelButton.click();
  await consultation.dialog.waitFor({ state: 'hidden' });
  await expect
    .poll(() => consultation.openButton.evaluate((button) => button === document.activeElement))
    .toBe(true);

  await consultation.open();
  for (const name of [
    'name',
    'email',
    'phone',
    'company',
    'message',
    'project_type',
    'budget_range',
  ] as const)
    expect(await consultation.field(name).inputValue(), name).toBe(values[name]);
});

test('Escape closes the dialog, and the focus returns to the button', async ({ visit }) => {
  const { page } = await visit('/contact');
  const consultation = dialogOn(page);
  await consultation.open();
  await page.keyboard.press('Escape');
  await consultation.dialog.waitFor({ state: 'hidden' });
  await expect
    .poll(() => consultation.openButton.evaluate((button) => button === document.activeElement))
    .toBe(true);
});

test('the focus returns to the button though it had moved on while the dialog was loading', async ({
  visit,
}) => {
  const { page } = await visit('/contact');
  const { dialog, openButton, cancelButton } = dialogOn(page);
  const { promise: loaded, resolve: load } = Promise.withResolvers<void>();
  await page.route('**/ConsultationRequest-*.js', async (route) => {
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
