import { expect } from 'vitest';
import { addressOf } from '../../support/site/addresses.ts';
import { answers, dialogOn, dialogTexts } from '../../support/site/consultationDialog.ts';
import { runUntil, sendInVain, withClock } from '../../support/site/sendInVain.ts';
import { spokenTree } from '../../support/site/spokenTree.ts';
import { test } from '../../support/site/visit.ts';

// The snapshots show what a screen reader gets. Read a changed line aloud before you accept the new snapshot.

test('a screen reader reads the suggestion of an address, and no error after it is taken over', async ({
  visit,
}) => {
  const { page } = await visit('/contact');
  const { dialog, field, open } = dialogOn(page);
  await open();
  await field('email').fill('anna@gmial,com');
  await field('email').blur();
  const question = 'Did you mean anna@gmail.com?';
  const asked = dialog.getByRole('button', { name: question });
  await asked.waitFor();
  expect(
    await spokenTree(dialog.locator('[aria-live]').filter({ hasText: question })),
  ).toMatchInlineSnapshot(`
    "generic live=polite
      "Did you mean anna@gmail.com?""
  `);
  await field('email').evaluate((input) =>
    input.addEventListener('focus', () => {
      document.title = `invalid: ${input.ariaInvalid}, ${(input as HTMLInputElement).value}`;
    }),
  );
  await asked.click();
  await page.waitForFunction(() => document.title === 'invalid: false, anna@gmail.com');
});

test.for([
  ['en', '5 fields need attention', '1 field needs attention'],
  ['de', '5 Angaben fehlen oder stimmen nicht', '1 Angabe fehlt oder stimmt nicht'],
  ['fr', '5 champs à compléter ou à corriger', '1 champ à compléter ou à corriger'],
] as const)(
  'in %s a screen reader reads how many fields are invalid',
  async ([language, many, one], { visit }) => {
    const { page } = await visit(addressOf('contact', language));
    const { dialog, field, fill, open, send } = dialogOn(page, language);
    const { errors } = dialogTexts[language];
    const description = async (name: 'name' | 'message') =>
      (await spokenTree(field(name))).split('\n')[0]?.split(' – ')[1];
    await open();
    await send();
    await dialog.getByText(errors.nameRequired).waitFor();
    expect(await description('name')).toBe(`${errors.nameRequired} ${many}`);
    await fill(answers({ message: '' }));
    await send();
    await expect.poll(() => description('message')).toBe(`${errors.messageRequired} ${one}`);
    await field('name').fill('');
    await field('name').press('Enter');
    await dialog
      .locator('[aria-live]')
      .getByText(`${errors.nameRequired}, ${many.replace('5', '2')}`)
      .waitFor();
  },
);

test('a screen reader reads the empty form, and its changes after errors', async ({ visit }) => {
  const { page } = await visit('/contact');
  const { dialog, open, send } = dialogOn(page);
  await open();
  const empty = await spokenTree(dialog);
  expect(empty).toMatchInlineSnapshot(`
    "dialog "Schedule a free consultation" focused modal – A reply within 24 hours, then a talk of 30 minutes, free and without obligation. Fields marked with * are required.
      heading "Schedule a free consultation" level=2
      button "Close"
      form
        paragraph
          "A reply within 24 hours, then a talk of 30 minutes, free and without obligation."
          "Fields marked with * are required."
        "Full Name *"
        textbox "Full Name *" required
        "Email *"
        textbox "Email *" required
        generic live=polite
        "Phone Number"
        textbox "Phone Number"
        "Company"
        textbox "Company"
        "Project Type *"
        combobox "Project Type *" collapsed value "Select a project type"
          option "Select a project type" disabled
          option "Website Development"
          option "Social Media Marketing"
          option "Custom Software"
          option "Cloud Solutions"
          option "Cybersecurity"
          option "Other (app, data, infrastructure, support, consulting, nearshore)"
        "Budget Range *"
        combobox "Budget Range *" collapsed value "Select a budget range"
          option "Select a budget range" disabled
          option "Under $5,000"
          option "$5,000 - $15,000"
          option "$15,000 - $50,000"
          option "Over $50,000"
        "Project Details *"
        textbox "Project Details *" required
        "Preferred Contact Method *"
        radiogroup "Preferred Contact Method *" required
          radio "Email" checked
          "Email"
          radio "Phone"
          "Phone"
        generic live=polite
        paragraph
          "We use your details, in Basel and Skopje, to answer this request and to prevent misuse, and keep them for at most 24 months; our partner company Birsig Systems AG sees them only if you agree. Read more in the"
          link "privacy policy (opens in a new tab)"
          "."
        button "Cancel"
        button "Submit Request"
        generic live=polite"
  `);
  await send();
  await dialog.getByText('Name is required').waitFor();
  const lines = new Set(empty.split('\n'));
  const told = (await spokenTree(dialog)).split('\n').filter((line) => !lines.has(line));
  expect(told.join('\n')).toMatchInlineSnapshot(`
    "dialog "Schedule a free consultation" modal – A reply within 24 hours, then a talk of 30 minutes, free and without obligation. Fields marked with * are required.
        textbox "Full Name *" invalid focused required – Name is required 5 fields need attention
          "Name is required"
        textbox "Email *" invalid required – Email is required
          "Email is required"
        combobox "Project Type *" invalid collapsed value "Select a project type" – Please select a project type
          "Please select a project type"
        combobox "Budget Range *" invalid collapsed value "Select a budget range" – Please select a budget range
          "Please select a budget range"
        textbox "Project Details *" invalid required – Message is required
          "Message is required"
        button "5 fields need attention""
  `);
});

test('a screen reader reads toasts', async ({ visit }) => {
  const opened = await visit('/contact', withClock);
  const { page } = opened;
  const { dialog } = await sendInVain(opened);
  await runUntil(page, () => dialog.isHidden());
  const region = page.getByRole('region', { name: 'Notifications' });
  // A live region is read as one text, so a space must be between title and sentence.
  expect(await region.getByRole('alert').textContent()).toContain('failed Please');
  expect(await region.getByRole('status').textContent()).toContain(
    "🎉 Request Submitted Successfully! We'll",
  );
  expect(await spokenTree(region)).toMatchInlineSnapshot(`
    "region "Notifications" live=polite
      alert live=assertive
        strong
          "Email delivery failed"
        paragraph
          "Please try again or contact us directly."
        button "Close"
      status live=polite
        strong
          "Request Submitted Successfully!"
        paragraph
          "We'll get back to you within 24 hours to schedule your consultation. Check your email for confirmation."
        button "Close""
  `);
});
