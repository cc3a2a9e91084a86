import { randomUUID } from 'node:crypto';
import { type Action, actions, type LinkSettings, signedLink } from '../../signedLink.ts';
import { type MailContent, noAutomaticAnswer } from '../mailDocument.ts';
import { type Html, html, htmlPage } from './html.ts';

export interface TeamMailSettings extends LinkSettings {
  mailFrom: string;
  teamAddress: string;
}

/**
 * Avoids a fault of nodemailer 8, which the extension uses: in a long subject, nodemailer splits some characters beyond
 * U+FFFF. A subject with such a character is therefore divided into encoded words (RFC 2047) here.
 */
const uncut = (subject: string): string => {
  if (!/[\u{10000}-\u{1efff}\u{1fc00}-\u{10ffff}]/u.test(subject)) return subject;
  // Eleven characters have at most 44 bytes in UTF-8, so their encoded word stays below the limit of 75 characters.
  const parts = subject.match(/.{1,11}/gsu) ?? [];
  return parts.map((part) => `=?utf-8?B?${Buffer.from(part).toString('base64')}?=`).join(' ');
};

/**
 * The e-mail is not marked as automatic, because help desks skip automatic e-mails. The unique X-Entity-Ref-ID keeps
 * mail programs from grouping e-mails with the same subject.
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

/** A button for an action, in the text and in the HTML of an e-mail. Both are empty if the lists are switched off. */
export const actionButton = (settings: LinkSettings, action: Action, id: string) => {
  const link = signedLink(settings, action, id);
  if (!link) return { text: [], body: html`` };
  return {
    text: [`${actions[action]}: ${link}`],
    body: html`<p style="display: inline-block; margin: 0 12px 12px 0"><a href="${link}" style="display: inline-block; padding: 12px 20px; border: 2px solid">${actions[action]}</a></p>`,
  };
};

/** What a visitor wrote, with a bar at its side, so that nobody takes it for words of this site. */
export const byVisitor = (content: Html): Html =>
  html`<div style="border-left: 4px solid; padding-left: 16px">${content}</div>`;
