import { expect } from 'vitest';
import { answers, dialogOn, dialogTexts, focusTaken } from '../../support/site/consultationDialog.ts';
import { callsFrom } from '../../support/site/faults.ts';
import { test } from '../../support/site/visit.ts';

type Consultation = ReturnType<typeof dialogOn>;

/** The error message of a field; undefined if the field is valid. */
const messageOf = async ({ field }: Consultation, name: Parameters<Consultation['field']>[0]) => {
  const input = field(name);
  const id = await input.getAttribute('aria-describedby');
  expect(await input.getAttribute('aria-invalid'), name).toBe(String(id !== null));
  // The first invalid field is also described by the number of invalid fields.
  return id === null
    ? undefined
    : input
        .page()
        .locator(`#${id.split(' ')[0]}`)
        .textContent();
};

const address = (length: number) => `${'a'.repeat(length - '@visitor.example'.length)}@visitor.example`;

test('an empty form shows an error at each required field, moves the focus to the first, and sends nothing', async ({
  visit,
}) => {
  const { page } = await visit('/contact');
  const calls = callsFrom(page);
  const consultation = dialogOn(page);
  await consultation.open();
  await consultation.send();
  await consultation.dialog.getByText('Name is required').waitFor();
  expect(await messageOf(consultation, 'name')).toBe('Name is required');
  expect(await messageOf(consultation, 'email')).toBe('Email is required');
  expect(await messageOf(consultation, 'phone')).toBeUndefined();
  expect(await messageOf(consultation, 'company')).toBeUndefined();
  expect(await messageOf(consultation, 'project_type')).toBe('Please select a project type');
  expect(await messageOf(consultation, 'budget_range')).toBe('Please select a budget range');
  expect(await messageOf(consultation, 'message')).toBe('Message is required');
  expect(await consultation.field('name').evaluate((input) => input === document.activeElement)).toBe(true);
  expect(calls).toEqual([]);
});

test.for([360, 1440])(
  'at %s px an error is 4 px below its field and at least 16 px above the next label',
  async (width, { visit }) => {
    const { page } = await visit('/contact', { width, height: 740 });
    const consultation = dialogOn(page);
    await consultation.open();
    await consultation.send();
    await consultation.dialog.getByText('Name is required').waitFor();
    const gaps = await consultation.dialog.locator('.MuiTextField-root:has(p)').evaluateAll((fields) => {
      const boxOf = (element: Element | null | undefined) => element?.getBoundingClientRect();
      const labels = [...document.querySelectorAll('[role=dialog] label')].map((label) => boxOf(label));
      return fields.map((field) => {
        const [input, error] = ['.MuiInputBase-root', 'p'].map((name) => boxOf(field.querySelector(name)));
        const end = error?.bottom ?? Number.NaN;
        const next = labels.map((label) => label?.top ?? 0).filter((top) => top > (input?.bottom ?? 0));
        return [(error?.top ?? 0) - (input?.bottom ?? 0), Math.min(...next) - end];
      });
    });
    expect(gaps).toHaveLength(5);
    for (const [above, below] of gaps) {
      expect(above).toBeCloseTo(4, 0);
      expect(below).toBeGreaterThanOrEqual(16);
    }
  },
);

test('the focus ring of a field ends above the error', async ({ visit }) => {
  const { page } = await visit('/contact', { width: 360, height: 740 });
  const consultation = dialogOn(page);
  await consultation.open();
  await consultation.send();
  await consultation.dialog.getByText('Name is required').waitFor();
  const field = consultation.dialog.locator('.MuiOutlinedInput-root.Mui-focused');
  const reach = await field.evaluate((element) => {
    const { outlineWidth, outlineOffset } = getComputedStyle(element);
    return Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
  });
  // The error begins 4 px below the field.
  expect(reach).toBeLessThan(4);
});

test('the focus moves to the first invalid field, wherever it is', async ({ visit }) => {
  const { page } = await visit('/contact');
  const consultation = dialogOn(page);
  await consultation.open();
  await consultation.fill(answers({ message: ' \n ' }));
  await consultation.send();
  await consultation.dialog.getByText('Message is required').waitFor();
  expect(await consultation.field('message').evaluate((input) => input === document.activeElement)).toBe(
    true,
  );
});

test('after a failed attempt to send, a line above the buttons counts the invalid fields and leads to the first', async ({
  visit,
}) => {
  const { page } = await visit('/contact', { width: 360, height: 740 });
  const { dialog, field, fill, open, send, sendButton } = dialogOn(page);
  const line = (text: string) => dialog.getByRole('button', { name: text, exact: true });
  await open();
  await field('email').focus();
  await field('email').blur();
  await dialog.getByText('Email is required').waitFor();
  expect(await dialog.getByText('attention').count()).toBe(0);

  await send();
  const five = line('5 fields need attention');
  await five.waitFor();
  const { y = Number.NaN, height = Number.NaN } = (await five.boundingBox()) ?? {};
  expect(height).toBe(44);
  expect(y + height).toBeLessThanOrEqual((await sendButton.boundingBox())?.y ?? 0);
  expect(await five.evaluate((element) => element.closest('.MuiDialogContent-root, [aria-live]'))).toBe(null);

  await field('name').fill('Ada');
  await line('4 fields need attention').click();
  expect(await field('email').evaluate((input) => input === document.activeElement)).toBe(true);
  await fill(answers({ message: '' }));
  await line('1 field needs attention').waitFor();
  await fill(answers());
  await dialog.getByText('attention').waitFor({ state: 'detached' });
});

test('texts of exactly the maximum length are accepted, and one character more is an error', async ({
  visit,
}) => {
  const { page } = await visit('/contact');
  const consultation = dialogOn(page);
  await consultation.open();
  const ofLength = (more: number) =>
    answers({
      name: 'n'.repeat(100 + more),
      email: address(255 + more),
      phone: '0'.repeat(20 + more),
      company: 'c'.repeat(200 + more),
      message: 'm'.repeat(2000 + more),
    });
  await consultation.fill(ofLength(1));
  await consultation.dialog.getByText('Message must be').waitFor({ state: 'detached' });
  await consultation.field('message').blur();
  await consultation.dialog.getByText('Message must be').waitFor();
  expect(await messageOf(consultation, 'name')).toBe('Name must be less than 100 characters');
  expect(await messageOf(consultation, 'email')).toBe('Email must be less than 255 characters');
  expect(await messageOf(consultation, 'phone')).toMatch(/^Phone number must be less than 20 characters /);
  expect(await messageOf(consultation, 'company')).toBe('Company name must be less than 200 characters');
  expect(await messageOf(consultation, 'message')).toBe(
    'Message must be less than 2000 characters (1 too many)',
  );

  await consultation.fill(ofLength(0));
  await consultation.dialog.getByText('Message must be').waitFor({ state: 'detached' });
  for (const name of ['name', 'email', 'phone', 'company', 'message'] as const)
    expect(await messageOf(consultation, name), name).toBeUndefined();
});

test('the description of the dialog says what it is for and what * means', async ({ visit }) => {
  const { page } = await visit('/contact');
  const { dialog, open } = dialogOn(page);
  await open();
  await focusTaken(page);
  const { intro, required } = dialogTexts.en;
  const described = await dialog.getAttribute('aria-describedby');
  expect(await dialog.locator(`[id="${described}"]`).textContent()).toBe(`${intro} ${required}`);
});

test('a field is validated when the visitor leaves it, not while typing', async ({ visit }) => {
  const { page } = await visit('/contact');
  const consultation = dialogOn(page);
  await consultation.open();
  await consultation.field('email').pressSequentially('ada@');
  expect(await messageOf(consultation, 'email')).toBeUndefined();
  await consultation.field('email').blur();
  await consultation.dialog.getByText('Invalid email address').waitFor();
});
