import { type Html, html, htmlPage } from './html.ts';
import type { MailContent } from './mailDocument.ts';

/** Settings of the e-mails to the team. */
export interface TeamMailSettings {
  mailFrom: string;
  teamAddress: string;
  /** Hours within which a request shall be answered. With 0 there are no reminders and no links. */
  answerHours: number;
  /** The address of the function `answered`. */
  answerAddress: string;
  salt: string;
}

/** An e-mail to the team, in English. */
export const toTeam = (
  { mailFrom, teamAddress }: TeamMailSettings,
  { text, body, ...head }: { subject: string; text: string; body: Html; replyTo?: string },
): MailContent => ({
  to: teamAddress,
  from: mailFrom,
  replyTo: head.replyTo ?? teamAddress,
  headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  message: { subject: head.subject, text, html: htmlPage('en', head.subject, body) },
});

/** The link *Mark as answered* in HTML; empty if `link` is null. */
export const answerButton = (link: string | null): Html =>
  link
    ? html`<p><a href="${link}" style="display: inline-block; padding: 12px 20px; border: 2px solid">Mark as answered</a></p>`
    : html``;
