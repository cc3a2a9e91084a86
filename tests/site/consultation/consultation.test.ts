import { beforeAll, describe, expect } from 'vitest';
import { visitorTexts } from '../../../functions/src/mail/write/visitorTexts.ts';
import { teamAddress } from '../../support/functions/environment.ts';
import { mailsOf } from '../../support/receivedMails.ts';
import { storedRequests } from '../../support/site/arrivals.ts';
import { answers, contactTexts, dialogOn, dialogTexts } from '../../support/site/consultationDialog.ts';
import { settled } from '../../support/site/settled.ts';
import { textsOf } from '../../support/site/texts.ts';
import { test } from '../../support/site/visit.ts';
import { wakeFunctions } from '../../support/site/wakeFunctions.ts';

beforeAll(wakeFunctions);

const visitors = [
  { language: 'en', locale: 'en-US', path: '/contact' },
  { language: 'de', locale: 'de-CH', path: '/de/contact' },
  { language: 'fr', locale: 'fr-CH', path: '/fr/contact' },
] as const;

describe.each(visitors)('a consultation request in $language', ({ language, locale, path }) => {
  test('is stored as specified, mailed to team and visitor, and confirmed on the page', async ({ visit }) => {
    const { page } = await visit(path, { locale });
    const consultation = dialogOn(page, language);
    const values = answers({ preferred_contact_method: 'phone' });
    await consultation.open();
    await consultation.fill(values);
    await consultation.send();

    const { title, text } = dialogTexts[language].toasts.success;
    const toast = page.locator('[data-toast]').and(page.getByRole('status'));
    await toast.waitFor();
    expect(await toast.locator('strong').textContent()).toBe(title);
    expect(await toast.locator('p').textContent()).toBe(text);
    expect(await page.getByRole('alert').count()).toBe(0);

    const [stored, ...more] = await storedRequests(values.email);
    expect(more).toEqual([]);
    expect(stored?.id).toMatch(/^[A-Za-z0-9]{20}$/);
    expect(stored?.fields).toEqual({
      name: { stringValue: values.name },
      email: { stringValue: values.email },
      phone: { stringValue: values.phone },
      company: { stringValue: values.company },
      project_type: { stringValue: 'cloud_solutions' },
      budget: { stringValue: '15k_50k' },
      message: { stringValue: values.message },
      preferred_contact: { stringValue: 'phone' },
      language: { stringValue: language },
      created_at: { timestampValue: expect.any(String) },
    });

    const { team, visitor } = await mailsOf(values.email);
    expect(team.to).toMatchObject([{ address: teamAddress }]);
    expect(team.replyTo).toMatchObject([{ address: values.email }]);
    for (const value of [values.name, values.company, values.phone, values.message])
      expect(team.text.replace(/^> /gm, '')).toContain(value);
    expect(visitor.subject).toBe(visitorTexts[language].subject);
    expect(visitor.text).not.toContain(values.message);
  });
});

test('the page from which the visitor came, and the campaign, are stored and told to the team, and not to the visitor', async ({
  visit,
}) => {
  const { page } = await visit('/about?utm_campaign=spring_2027');
  const consultation = dialogOn(page);
  const values = answers();
  await page.getByRole('main').locator('a[href*=contact]').last().click();
  await consultation.open();
  await consultation.fill(values);
  await consultation.send();
  const { team, visitor } = await mailsOf(values.email);
  const [stored] = await storedRequests(values.email);
  expect(stored?.fields).toMatchObject({
    came_from: { stringValue: '/about' },
    campaign: { stringValue: 'spring_2027' },
  });
  for (const line of ['Came from: /about', 'Campaign: spring_2027']) expect(team.text).toContain(line);
  expect(visitor.text).not.toContain('spring');
});

test('the box of the contact page says what was sent and what comes next, until the visitor leaves', async ({
  visit,
}) => {
  const { page } = await visit('/contact');
  const consultation = dialogOn(page);
  const values = answers();
  const { sent, promotion } = contactTexts.en;
  await consultation.open();
  await consultation.fill(values);
  await consultation.send();
  const box = page.locator('#consultation');
  await box.getByRole('heading', { name: sent.title }).waitFor();
  expect(await box.innerText()).toContain(sent.text.replace('{{email}}', values.email));
  const { steps } = textsOf('common').firstSteps;
  expect(await box.locator('ol > li strong').allTextContents()).toEqual(
    steps.slice(1).map(({ title }) => title),
  );
  await consultation.dialog.waitFor({ state: 'hidden' });
  const again = box.getByRole('button', { name: sent.button });
  expect(await again.evaluate((button) => button === document.activeElement)).toBe(true);

  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await page.getByRole('heading', { level: 1, name: textsOf('about').title }).waitFor();
  await page.goBack();
  await box.getByRole('heading', { name: promotion.title }).waitFor();
});

test.for([360, 1440])(
  'at %s px the button that closes a toast lies inside its border',
  async (width, { visit }) => {
    const { page } = await visit('/contact', { width, height: 740 });
    const consultation = dialogOn(page);
    await consultation.open();
    await consultation.fill(answers());
    await consultation.send();
    const toast = page.locator('[data-toast]').and(page.getByRole('status'));
    await toast.waitFor();
    await settled(page);
    const [outer, inner] = [await toast.boundingBox(), await toast.getByRole('button').boundingBox()];
    if (!outer || !inner) throw new Error('Expected a toast with a button, found none');
    expect(inner.x + inner.width).toBeLessThanOrEqual(outer.x + outer.width - 1);
    expect(inner.y).toBeGreaterThanOrEqual(outer.y + 1);
    expect(inner.y + inner.height).toBeLessThanOrEqual(outer.y + outer.height - 1);
    // An emoji that no font has would show a box.
    expect(await toast.locator('strong svg').isVisible()).toBe(true);
  },
);

test('the success toast has the text of docs/behaviour.md, 8', async ({ visit }) => {
  const { page } = await visit('/contact');
  const consultation = dialogOn(page);
  const values = answers({ phone: '', company: '' });
  await consultation.open();
  await consultation.fill(values);
  await consultation.send();
  const toast = page.locator('[data-toast]').and(page.getByRole('status'));
  await toast.waitFor();
  expect(await toast.locator('strong').textContent()).toBe('🎉 Request Submitted Successfully!');
  expect(await toast.locator('p').textContent()).toBe(
    "We'll get back to you within 24 hours to schedule your consultation. Check your email for confirmation.",
  );
  const [stored] = await storedRequests(values.email);
  expect(stored?.fields['phone']).toEqual({ nullValue: null });
  expect(stored?.fields['company']).toEqual({ nullValue: null });
});
