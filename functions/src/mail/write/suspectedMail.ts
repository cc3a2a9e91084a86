import { Timestamp } from 'firebase-admin/firestore';
import { inBasel } from '../../time.ts';
import { shortened, type ToldRequest } from './digestMail.ts';
import type { Part } from './fitting.ts';
import { html } from './html.ts';
import { linkOf, quoted } from './requestFacts.ts';
import { byVisitor, frameTeamMail, type TeamMailSettings } from './teamMailFrame.ts';

/** The longest name and first words in a short line, in UTF-16 units. */
const inShort = { name: 60, words: 80 };

/** What the e-mail says about one request. `short`: in one line. */
export const suspectedPart = ({ requestId, createdAt, request }: ToldRequest, short: boolean): Part => {
  const { email } = request;
  const name = shortened(request.name, short ? inShort.name : undefined);
  const words = shortened(request.message.split('\n', 1)[0] ?? '', short ? inShort.words : undefined);
  const who = `${name}, ${inBasel(Timestamp.fromDate(createdAt))}`;
  const address = html`<a href="${linkOf('email', email) ?? ''}">${email}</a>`;
  return {
    text: [who, email, quoted(words), `Request ${requestId}`].join('\n'),
    body: short
      ? byVisitor(html`<p>${name}, ${address}: ${words}<br><small>Request ${requestId}</small></p>`)
      : html`<hr>
<h2 style="font-size: 16px">${who}</h2>
<p>${address}</p>
${byVisitor(html`<p>${words}</p>`)}
<p><small>Request ${requestId}</small></p>`,
  };
};

/**
 * An e-mail to the team about requests that may be spam, with these parts. `waiting` is the number of requests left for
 * later e-mails.
 */
export const suspectedMail = (settings: TeamMailSettings, parts: readonly Part[], waiting: number) => {
  const subject = `Consultation requests that may be spam: ${parts.length + waiting}`;
  const why =
    'A field that people cannot see was filled in, usually by a program, sometimes by a password manager. Nobody listed here got a confirmation by email. Where a person may have written, please write to the address: a reply to this email goes to the team. All times are Basel time.';
  const rest =
    waiting > 0
      ? `Not listed here: ${waiting}. Further emails like this one list them, and whoever operates the site can do so now.`
      : '';
  return frameTeamMail(settings, {
    subject,
    text: [[why, rest].filter(Boolean).join('\n'), ...parts.map(({ text }) => text)].join('\n\n'),
    body: html`<h1 style="font-size: 20px">${subject}</h1>
<p>${why} ${rest}</p>
${parts.map(({ body }) => body)}`,
  });
};
