import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { html } from '../mail/html.ts';
import { answerButton, frameTeamMail, type TeamMailSettings } from '../mail/teamMailFrame.ts';
import { answerLink } from './link.ts';
import { inBasel } from './officeHours.ts';
import { initialsOf } from './waiting.ts';

/**
 * An e-mail to the team about unanswered requests. Each request has its own line, so that the erasure of a request can
 * remove its line. `more` is the number of requests that are not listed.
 */
export const reminderMail = (settings: TeamMailSettings, requests: DocumentSnapshot[], more: number) => {
  const subject = `Consultation requests waiting for an answer: ${requests.length + more}`;
  const why = `These visitors were promised an answer within ${settings.answerHours} hours, and their requests are not marked as answered. There will be no further reminder about them. All times are Basel time.`;
  const rest = more > 0 ? `Not listed here: ${more}. Whoever operates the site can list them.` : '';
  const rows = requests.map((request) => ({
    who: `${initialsOf(request)}, ${inBasel(request.get('created_at'))}, ${request.id}`,
    link: answerLink(settings, request.id),
  }));
  return frameTeamMail(settings, {
    subject,
    text: [why, rest, ...rows.map(({ who, link }) => `${who}. Mark as answered: ${link}`)]
      .filter(Boolean)
      .join('\n\n'),
    body: html`<h1 style="font-size: 20px">${subject}</h1>
<p>${why} ${rest}</p>
${rows.map(({ who, link }) => html`<p>${who}</p>${answerButton(link)}`)}`,
  });
};
