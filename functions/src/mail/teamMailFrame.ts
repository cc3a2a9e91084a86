import { randomUUID } from 'node:crypto';
import { type Html, html, htmlPage } from './html.ts';
import { type MailContent, noAutomaticAnswer } from './mailDocument.ts';

/** Settings of the e-mails to the team. */
export interface TeamMailSettings {
  mailFrom: string;
  teamAddress: string;
  /** Hours within which a request shall be answered. With 0, there are no reminders and no links *Mark as answered*. */
  answerHours: number;
  /** The address of the function `answered`. */
  answerAddress: string;
  salt: string;
}

/**
 * Protects a subject from a fault of nodemailer 8, which the extension uses: in a long subject, nodemailer splits
 * characters beyond U+FFFF that are no emoji. A subject with such a character becomes encoded words (RFC 2047).
 */
const uncut = (subject: string): string => {
  if (!/[\u{10000}-\u{1efff}\u{1fc00}-\u{10ffff}]/u.test(subject)) return subject;
  // Eleven characters have at most 44 bytes in UTF-8, so an encoded word stays below the limit of 75 characters.
  const parts = subject.match(/.{1,11}/gsu) ?? [];
  return parts.map((part) => `=?utf-8?B?${Buffer.from(part).toString('base64')}?=`).join(' ');
};

/**
 * An e-mail to the team, in English. It is not marked as automatic, because help desks skip automatic e-mails. The
 * unique X-Entity-Ref-ID keeps mail programs from grouping e-mails with the same subject.
 */
export const frameTeamMail = (
  { mailFrom, teamAddress }: TeamMailSettings,
  { text, body, ...head }: { subject: string; text: string; body: Html; replyTo?: string },
): MailContent => ({
  to: teamAddress,
  from: mailFrom,
  replyTo: head.replyTo ?? teamAddress,
  headers: { ...noAutomaticAnswer, 'X-Entity-Ref-ID': randomUUID() },
  message: { subject: uncut(head.subject), text, html: htmlPage('en', head.subject, body) },
});

/** The link *Mark as answered* in HTML; empty if `link` is null. */
export const answerButton = (link: string | null): Html =>
  link
    ? html`<p><a href="${link}" style="display: inline-block; padding: 12px 20px; border: 2px solid">Mark as answered</a></p>`
    : html``;
