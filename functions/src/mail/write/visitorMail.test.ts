import { addressLine, company } from '@helvardar/shared/company';
import type { StoredRequest } from '@helvardar/shared/consultationRequest';
import { languages } from '@helvardar/shared/languages';
import { describe, expect, test } from 'vitest';
import { isMailContent } from '../mailDocument.ts';
import { html as asHtml } from './html.ts';
import { visitorMail } from './visitorMail.ts';

const typed = {
  name: 'Typedname',
  email: 'typed.address@example.com',
  phone: 'Typedphone',
  company: 'Typedcompany',
  project_type: 'cybersecurity',
  budget: 'over_50k',
  message: 'Typedmessage',
  preferred_contact: 'phone',
} as const satisfies Partial<StoredRequest>;
const settings = { mailFrom: 'Helvardar <hello@helvardar.example>' };

describe.each(languages)('the confirmation in %s', (language) => {
  const mail = visitorMail(settings, { ...typed, language });
  const { subject, text, html } = mail.message;

  test('repeats nothing that the visitor typed', () => {
    expect(`${subject}${text}${html}`).not.toMatch(/typed/i);
    expect(visitorMail(settings, { email: 'other@example.com', language }).message).toEqual(mail.message);
  });

  test('is marked as an automatic answer and has a reply address', () => {
    expect(mail).toMatchObject({
      to: typed.email,
      replyTo: company.email,
      headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'OOF, AutoReply' },
    });
    expect(isMailContent(mail)).toBe(true);
  });

  test('says who answers and names three things to prepare', () => {
    for (const body of [text, html]) expect(body).toMatch(/specialists|Fachpersonen|spécialistes/);
    expect(text.match(/^- .+$/gm)).toHaveLength(3);
    expect(html.match(/<li>.+<\/li>/g)).toHaveLength(3);
  });

  test('states the promise and the company, in text and in HTML', () => {
    const facts = [
      /24[ \u00a0](?:hours|Stunden|heures)/,
      /30[ \u00a0](?:minutes|Minuten)/,
      /free of charge|kostenlos|gratuit/,
    ];
    const identity = [
      company.legalName,
      company.subsidiary,
      company.email,
      company.phone,
      addressLine('basel', language),
      addressLine('skopje', language),
    ];
    for (const body of [text, html]) for (const fact of facts) expect(body).toMatch(fact);
    for (const fact of identity) {
      expect(text).toContain(fact);
      expect(html).toContain(asHtml`${fact}`.markup);
    }
    expect(html).toContain(`<html lang="${language}">`);
  });
});

test('German has no ß', () => {
  const { text } = visitorMail(settings, { email: typed.email, language: 'de' }).message;
  expect(text).not.toMatch(/ß|[„“”"]/);
  expect(text).toContain('Sie');
});

test('French has a no-break space before every double punctuation mark', () => {
  const { subject, text } = visitorMail(settings, { email: typed.email, language: 'fr' }).message;
  for (const [, before] of `${subject}\n${text}`.matchAll(/(.)[:;!?»]/gu))
    expect(before).toMatch(/[\u00a0\u202f]/);
  expect(text).toContain('vous');
});
