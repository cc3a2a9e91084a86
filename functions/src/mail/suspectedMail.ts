import { Timestamp } from 'firebase-admin/firestore';
import { inBasel } from '../answered/officeHours.ts';
import { shortened, type ToldRequest } from './digestMail.ts';
import { html } from './html.ts';
import { linkOf, unsigned } from './requestFacts.ts';
import { frameTeamMail, type TeamMailSettings } from './teamMailFrame.ts';

/**
 * An e-mail to the team about `count` requests that may be spam. It names the requests in `named`. `waiting` is the
 * number of requests left for later e-mails.
 */
export const suspectedMail = (
  settings: TeamMailSettings,
  named: readonly ToldRequest[],
  count: number,
  waiting: number,
) => {
  const subject = `Consultation requests that may be spam: ${count}`;
  const why =
    'A field that people cannot see was filled in, usually by a program, sometimes by a password manager. Nobody listed here got a confirmation by email. Where a person may have written, please write to the address: a reply to this email goes to the team. All times are Basel time.';
  const others = count - named.length;
  const rest = [
    others > 0
      ? `Not listed here: ${others}. Whoever operates the site can list them and send a confirmation.`
      : '',
    waiting > 0 ? `Still to come in further emails like this one: ${waiting}.` : '',
  ].join(' ');
  const rows = named.map(({ requestId, createdAt, request }) => ({
    who: `${shortened(request.name)}, ${inBasel(Timestamp.fromDate(createdAt))}`,
    email: request.email,
    line: shortened(request.message.split('\n', 1)[0] ?? ''),
    requestId,
  }));
  return frameTeamMail(settings, {
    subject,
    text: [
      [why, rest.trim()].filter(Boolean).join('\n'),
      ...rows.map(({ who, email, line, requestId }) =>
        [who, email, unsigned(line), `Request ${requestId}`].join('\n'),
      ),
    ].join('\n\n'),
    body: html`<h1 style="font-size: 20px">${subject}</h1>
<p>${why} ${rest}</p>
${rows.map(
  ({ who, email, line, requestId }) => html`<hr>
<h2 style="font-size: 16px">${who}</h2>
<p><a href="${linkOf('email', email) ?? ''}">${email}</a></p>
<p>${line}</p>
<p><small>Request ${requestId}</small></p>`,
)}`,
  });
};
