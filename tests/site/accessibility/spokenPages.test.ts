import { company } from '@helvardar/shared/company';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { serviceIds } from '../../../web/src/routing/routes.ts';
import { carouselOn } from '../../support/site/carousel.ts';
import { follow, headingFocused } from '../../support/site/pageChanges.ts';
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
          link "See Cybersecurity"
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
