import {
  type NormalisedRequest,
  type Submission,
  storedRequestSchema,
  toStoredRequest,
} from '@helvardar/shared/consultationRequest';
import fc from 'fast-check';
import { logger } from 'firebase-functions';
import { expect, test, vi } from 'vitest';
import { teamMailSettings } from '../../../../tests/support/functions/notificationSettings.ts';
import { pasted, pastedAddress, pastedPhone } from '../../../../tests/support/pasted.ts';
import { sampleSubmission } from '../../../../tests/support/samples.ts';
import { typedKind } from '../../../../tests/support/typed.ts';
import { readContent } from '../../consultation/storedRequest.ts';
import { validatedSubmission } from '../../consultation/submission.ts';
import type { MailContent } from '../mailDocument.ts';
import { digestMail } from './digestMail.ts';
import { listMail } from './listMail.ts';
import { teamMail } from './teamMail.ts';
import { visitorMail } from './visitorMail.ts';

const options = { numRuns: 3_000, seed: 20_261_125 };
vi.spyOn(logger, 'write').mockImplementation(() => {});
const requestId = 'abcdefghijklmnopqrst';
const submitted = fc.record({
  name: pasted(100),
  company: pasted(200),
  message: pasted(2_000),
  email: pastedAddress,
  phone: pastedPhone,
});

const read = (change: Partial<Submission>): Submission | null => {
  try {
    return validatedSubmission({ ...sampleSubmission, ...change });
  } catch {
    return null;
  }
};

/** Checks what the callable accepts of pasted text. `change` replaces pasted values. Returns the number of checks. */
const checkAccepted = (change: Partial<Submission>, check: (submission: Submission) => void): number => {
  let accepted = 0;
  const checked = fc.property(submitted, (values) => {
    const submission = read({ ...values, ...change });
    if (!submission) return;
    accepted++;
    check(submission);
  });
  fc.assert(checked, options);
  return accepted;
};
const { email } = sampleSubmission;

const decoded = (subject: string): string =>
  subject
    .replace(/\?= (?==\?)/g, '?=')
    .replace(/=\?utf-8\?B\?([^?]*)\?=/g, (_, word: string) => Buffer.from(word, 'base64').toString());

const signatures = (text: string): number =>
  text.split('\n').filter((line) => /^\s*--\s*$/.test(line)).length;

const expectSafeHeaders = ({ message: _, ...headers }: MailContent) =>
  expect(JSON.stringify(headers)).toMatch(/^[\x20-\x7e]*$/);

test('what the callable accepts of pasted text is stored as the rules allow, and normalised once and for all', () => {
  const accepted = checkAccepted({}, (submission) => {
    const stored = toStoredRequest(submission);
    expect(storedRequestSchema.isValidSync(stored)).toBe(true);
    expect(read(submission)).toEqual(submission);
    expect(stored.email).toMatch(/^[\x21-\x7e]+$/);
    expect(`${stored.name}${stored.company}${stored.message}${stored.phone}`).not.toMatch(
      /[\p{Bidi_Control}\u200b\v\f\r]/u,
    );
  });
  expect(accepted).toBeGreaterThan(options.numRuns / 10);
});

test('both e-mails of a request with pasted text have ASCII headers and a subject of whole characters', () => {
  checkAccepted({ email }, (submission) => {
    const request = toStoredRequest(submission);
    const mail = teamMail(teamMailSettings, requestId, request);
    expectSafeHeaders(mail);
    expectSafeHeaders(visitorMail(teamMailSettings, request));
    const { subject } = mail.message;
    expect(decoded(subject)).toBe(
      `Consultation request: Cloud solutions, ${request.name.replaceAll('=?', '= ?')}`,
    );
    for (const [, word = ''] of subject.matchAll(/=\?utf-8\?B\?([^?]*)\?=/g)) {
      expect(word.length).toBeLessThanOrEqual(75 - 12);
      expect(Buffer.from(Buffer.from(word, 'base64').toString()).toString('base64')).toBe(word);
    }
    // nodemailer 8 may split the surrogate pair of any character except U+1F000 to U+1FBFF.
    if (/[\ud800-\udbff]/.test(subject))
      expect(subject).not.toMatch(/[\u{10000}-\u{1efff}\u{1fc00}-\u{10ffff}]/u);
  });
});

test('the team reads all of a pasted message: no line of it is a signature, and its lines are markup', () => {
  checkAccepted({ email }, (submission) => {
    const request = toStoredRequest(submission);
    const told = [{ requestId, createdAt: new Date(0), request }];
    const team = teamMail(teamMailSettings, requestId, request).message;
    const digest = digestMail(teamMailSettings, told, 1).mail.message;
    const flags = { since: new Date(0), hasOwnMail: false, isUntold: true, isSuspected: true };
    const listed = told.map((each) => ({ ...each, ...flags }));
    const content = { requests: listed, mails: [], all: 1, next: 0, withWords: true };
    const list = listMail(teamMailSettings, content).mail.message;
    expect([team, digest, list].map(({ text }) => signatures(text))).toEqual([1, 0, 0]);
    for (const { html } of [team, digest]) {
      expect(html).not.toContain('white-space');
      expect(html.match(/<br>/g)?.length ?? 0).toBeGreaterThanOrEqual(request.message.split('\n').length - 1);
      expect(html).toMatch(/href="tel:\+?\d{6,}"/);
      expect(html).not.toMatch(/[\p{Bidi_Control}\v\f]/u);
    }
  });
});

test('the callable accepts what people paste and dictate, and both e-mails have what they mean', () => {
  fc.assert(
    fc.property(typedKind, ({ field, typed, used }) => {
      const submission = read({ [field]: typed });
      expect(submission?.[field]).toBe(used);
      if (!submission) return;
      const request = toStoredRequest(submission);
      const { message, replyTo } = teamMail(teamMailSettings, requestId, request);
      expect(message.text.replace(/^> /gm, '')).toContain(used);
      expect([replyTo, visitorMail(teamMailSettings, request).to]).toEqual([request.email, request.email]);
    }),
    options,
  );
});

test('no e-mail has stacked accents or a thousand line breaks, not even of a request that a browser created', () => {
  const stored = toStoredRequest({
    ...sampleSubmission,
    name: `Z${'\u0301\u0316'.repeat(40)}algo`,
    message: `one${'\n'.repeat(1_900)}${'\u0316'.repeat(50)}two`,
  });
  const request = readContent(stored) as NormalisedRequest;
  for (const { message } of [
    teamMail(teamMailSettings, requestId, request),
    digestMail(teamMailSettings, [{ requestId, createdAt: new Date(0), request }], 1).mail,
  ]) {
    expect(`${message.text}${message.html}`).not.toMatch(/\p{M}{7}/u);
    expect(message.text).not.toMatch(/\n{5}/);
    expect(message.html).not.toMatch(/(?:<br>\s*){4}/);
  }
});

test('the confirmation is the same, whatever was pasted', () => {
  const expected = visitorMail(teamMailSettings, toStoredRequest(sampleSubmission)).message;
  checkAccepted({}, (submission) =>
    expect(visitorMail(teamMailSettings, toStoredRequest(submission)).message).toEqual(expected),
  );
});
