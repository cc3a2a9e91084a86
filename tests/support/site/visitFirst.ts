import { languages } from '@helvardar/shared/languages';
import type { ExpectStatic } from 'vitest';
import { navigationType } from '../../../web/src/browser/navigationType.ts';
import { pathOf } from '../../../web/src/routing/routes.ts';
import { mailsOf } from '../receivedMails.ts';
import { storedRequests } from './arrivals.ts';
import { soon, type Visitor } from './browserDrivers.ts';
import { answers, contactTexts, dialogTexts } from './consultationDialog.ts';
import { textsOf } from './texts.ts';
import { isTakenOver } from './visit.ts';

const texts = dialogTexts.de;
const dialog = `//*[@role="dialog"][.//h2[.="${texts.title}"]]`;
const opener = contactTexts.de.promotion.button;

const nameOfFocused = () => {
  const focused = document.activeElement;
  const label = focused?.id && document.querySelector(`label[for="${focused.id}"]`)?.textContent;
  return label || (focused?.getAttribute('aria-label') ?? focused?.textContent ?? '');
};

/** A first visit: the visitor looks around, then sends a request with the keyboard. */
export const visitFirst = async (visitor: Visitor, expect: ExpectStatic) => {
  const { goTo, evaluate, see, click, press, type, messages } = visitor;
  const focused = () => evaluate(nameOfFocused);
  const tabTo = async (name: string) => {
    for (let step = 0; step < 60; step++) {
      await press('Tab');
      if ((await focused()).trim() === name) return;
    }
    throw new Error(`Expected Tab to reach ${name}, it did not`);
  };

  for (const language of languages) {
    await goTo(pathOf('about', language));
    await expect.poll(() => evaluate(isTakenOver), soon).toBe(true);
    expect(await evaluate(() => document.documentElement.lang)).toBe(language);
    expect(await evaluate(navigationType)).toBe('navigate');
  }

  await goTo('/');
  await expect.poll(() => evaluate(isTakenOver), soon).toBe(true);
  await click('//header//button[.="Services"]');
  await click('//header//a[starts-with(., "Cybersecurity")]');
  await see(`//h1[contains(., "${textsOf('cybersecurity').hero.title}")]`);
  await expect.poll(() => evaluate(isTakenOver), soon).toBe(true);
  await click('//header//button[contains(@aria-label, "English")]');
  await click('//header//a[.="Deutsch"]');
  await see(`//h1[contains(., "${textsOf('cybersecurity', 'de').hero.title}")]`);
  // The visitor waits, because Firefox reports cancelled imports as errors if a visitor leaves a page that is still
  // loading.
  await expect.poll(() => evaluate(isTakenOver), soon).toBe(true);
  expect(await evaluate(() => location.pathname)).toBe('/de/services/cybersecurity');

  await goTo('/de/contact');
  await expect.poll(() => evaluate(isTakenOver), soon).toBe(true);
  await click(`//button[.="${opener}"]`);
  await see(dialog);
  await press('Escape');
  await expect.poll(focused, soon).toBe(opener);

  const values = answers({ message: 'Wir möchten unsere Server umziehen.' });
  await press('Enter');
  await see(dialog);
  await tabTo(`${texts.fields.name} *`);
  await type(values.name);
  for (const value of [values.email, values.phone, values.company]) {
    await press('Tab');
    await type(value);
  }
  for (const words of ['Cloud', 'Über', values.message]) {
    await press('Tab');
    await type(words);
  }
  await tabTo(`${texts.submit.wide}${texts.submit.narrow}`);
  await press('Enter');
  await see(`//button[.="${texts.submitted}"]`);
  const { team } = await mailsOf(values.email);
  expect(team.text).toContain(values.message);
  const [stored] = await storedRequests(values.email);
  expect(stored?.fields).toMatchObject({
    name: { stringValue: values.name },
    project_type: { stringValue: 'cloud_solutions' },
    budget: { stringValue: 'over_50k' },
  });
  await evaluate(() => console.log('the only message'));
  await expect.poll(messages, soon).toEqual([expect.stringContaining('the only message')]);
};
