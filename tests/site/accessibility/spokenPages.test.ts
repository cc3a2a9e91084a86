import { company } from '@helvardar/shared/company';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { serviceIds } from '../../../web/src/routing/routes.ts';
import { addressOf } from '../../support/site/addresses.ts';
import { carouselOn } from '../../support/site/carousel.ts';
import { answers, dialogOn, dialogTexts } from '../../support/site/consultationDialog.ts';
import { follow, headingFocused } from '../../support/site/pageChanges.ts';
import { runUntil, sendInVain, withClock } from '../../support/site/sendInVain.ts';
import { spokenTree } from '../../support/site/spokenTree.ts';
import { standingClock } from '../../support/site/standingClock.ts';
import { textsOf } from '../../support/site/texts.ts';
import { test } from '../../support/site/visit.ts';

// The snapshots show what a screen reader gets. Read a changed line aloud before you accept the new snapshot.

const bar = (page: Page) => page.getByRole('banner');

test('a screen reader reads the carousel', async ({ visit }) => {
  const { page } = await visit('/');
  const { region, dots } = carouselOn(page);
  await dots.nth(2).click();
  expect(await spokenTree(region)).toMatchInlineSnapshot(`
    "region "What we stand for" roledescription=carousel
      heading "IT services and digital agency in Basel and Skopje" level=1
      button "Play the slides"
      generic live=polite
        group "Slide 3 of 7" roledescription=slide
          heading "Security you can trust" level=2
          paragraph
            "We look for vulnerabilities before attackers find them. Then we fix them and, if you wish, monitor your systems."
          link "See cybersecurity"
      list
        listitem
          ListMarker
          "500+ projects"
        listitem
          ListMarker
          "150+ clients"
        listitem
          ListMarker
          "99.9% uptime on systems we operate"
      button "Previous slide"
      button "Next slide"
      toolbar "Choose a slide"
        button "Show slide 1: Partners for progress in data and technology"
        button "Show slide 2: Transform your digital presence"
        button "Show slide 3: Security you can trust" focused current
        button "Show slide 4: Cloud solutions that scale"
        button "Show slide 5: Mobile apps that engage"
        button "Show slide 6: Social media that converts"
        button "Show slide 7: Innovation that drives results""
  `);
});

test('a screen reader reads the bar and its menus', async ({ visit }) => {
  const { page } = await visit('/services', { width: 800 });
  expect(await spokenTree(bar(page))).toMatchInlineSnapshot(`
    "banner
      link "Helvardar, home page"
      button "Menu" collapsed
      link "Get Started"
      button "Language: English" collapsed"
  `);
  await bar(page).getByRole('button', { name: 'Menu' }).click();
  await bar(page).getByRole('button', { name: 'Services' }).click();
  // The end of the menu loads when the menu opens.
  await bar(page).getByRole('link', { name: company.phone }).waitFor();
  const entries = serviceIds.map((id) => `listitem\n            link "${textsOf(id).links.label}"`);
  const spoken = await spokenTree(bar(page));
  expect(spoken.replace(entries.join('\n          '), '(the services)')).toMatchInlineSnapshot(`
    "banner
      link "Helvardar, home page"
      button "Menu" expanded
      navigation "Main navigation"
        list
          listitem
            link "Home"
          listitem
            button "Services" focused expanded current
            list
              (the services)
              listitem
                link "View All Services" current
          listitem
            link "About"
          listitem
            link "Careers"
          listitem
            link "Contact"
        link "+41 61 000 00 00"
        link "hello@helvardar.example"
        list
          listitem
            ListMarker
            link "English" current
          listitem
            ListMarker
            link "Deutsch"
          listitem
            ListMarker
            link "Français"
      link "Get Started"
      button "Language: English" collapsed"
  `);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await bar(page).getByRole('button', { name: 'Language' }).click();
  expect(await spokenTree(bar(page))).toMatchInlineSnapshot(`
    "banner
      link "Helvardar, home page"
      button "Menu" collapsed
      link "Get Started"
      button "Language: English" focused expanded
      list
        listitem
          link "English" current
        listitem
          link "Deutsch"
        listitem
          link "Français""
  `);
});

test('a screen reader reads the final figures of home, also while they count', async ({ visit }) => {
  const { page } = await visit('/', { clock: standingClock, reducedMotion: 'no-preference' });
  const counted = page.locator('dd > [aria-hidden=true]');
  await expect.poll(() => counted.allTextContents()).toEqual(['0+', '0+', '0.0%', '24/7']);
  expect(await spokenTree(page.locator('dl').first())).toMatchInlineSnapshot(`
    "DescriptionList
      term "projects completed"
      definition
        "500+"
      term "clients served"
      definition
        "150+"
      term "uptime on systems we operate"
      definition
        "99.9%"
      term "support, if agreed in the contract"
      definition
        "24/7""
  `);
});

test('a screen reader reads a change of page', async ({ visit }) => {
  const { page } = await visit('/');
  await follow(page, 'Careers');
  const [main, heading] = (await spokenTree(page.getByRole('main'))).split('\n');
  expect([await page.title(), main, heading]).toMatchInlineSnapshot(`
    [
      "IT jobs: Skopje and remote | Helvardar",
      "main",
      "  heading "IT jobs: Skopje and remote. Do good work with us" focused level=1",
    ]
  `);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Open positions');
});

test('a screen reader reads the heading of a section once', async ({ visit }) => {
  const { page } = await visit('/about');
  const spoken = (await spokenTree(page.getByRole('main'))).split('\n');
  const headings = spoken.flatMap((line) => /heading "(.*)" level=2/.exec(line)?.[1] ?? []);
  expect(headings).toContain('What you can count on');
  for (const heading of headings)
    expect(spoken.filter((line) => line.includes(`"${heading}"`))).toHaveLength(1);
});

test('a screen reader reads where back and forward lead', async ({ visit }) => {
  const { page } = await visit('/about');
  await follow(page, 'Careers');
  const announced = page.locator('[aria-live=polite]:not(main *, section)');
  const heading = () =>
    page.evaluate(() => document.activeElement?.matches('h1') && document.activeElement.textContent);
  expect(await announced.allTextContents()).toEqual(['']);
  for (const [move, title] of [
    [() => page.goBack(), 'About us: IT company in Basel and Skopje | Helvardar'],
    [() => page.goForward(), 'IT jobs: Skopje and remote | Helvardar'],
  ] as const) {
    await move();
    await expect.poll(() => announced.allTextContents()).toEqual([title]);
    expect(await heading()).toBe(await page.locator('h1').textContent());
    await expect.poll(() => announced.allTextContents()).toEqual(['']);
  }
});

test('a screen reader reads the position that a visitor applies for', async ({ visit }) => {
  const { page } = await visit('/careers');
  await page.getByRole('link', { name: 'Apply Now' }).first().click();
  await headingFocused(page);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toBe('Apply: Full Stack Developer');
});

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
    "dialog "Schedule a free consultation" focused modal – 30 minutes, free and without obligation. You will usually receive a confirmation by email. Fields marked with * are required.
      heading "Schedule a free consultation" level=2
      button "Close"
      form
        paragraph
          "30 minutes, free and without obligation. You will usually receive a confirmation by email."
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
    "dialog "Schedule a free consultation" modal – 30 minutes, free and without obligation. You will usually receive a confirmation by email. Fields marked with * are required.
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
