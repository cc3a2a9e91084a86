import type { StoredRequest } from '@helvardar/shared/consultationRequest';
import { columns, inWords } from '@helvardar/shared/requestInWords';
import { answerLink } from '../answered/link.ts';
import { html } from './html.ts';
import { answerButton, type TeamMailSettings, toTeam } from './toTeam.ts';

/** Direction marks could make a subject read as something else. */
const withoutDirectionMarks = (text: string): string => text.replace(/[\u202a-\u202e\u2066-\u2069]/g, '');

/** All fields of a normalised request for the team, in English. A reply goes to the visitor. */
export const teamMail = (settings: TeamMailSettings, requestId: string, request: StoredRequest) => {
  const said = columns.map(({ name, label, kind }) => ({
    label,
    kind,
    value: inWords(request, name) ?? '–',
  }));
  const rows = said.filter(({ kind }) => kind !== 'text');
  const texts = said.filter(({ kind }) => kind === 'text');
  const subject = withoutDirectionMarks(
    `Consultation request: ${inWords(request, 'project_type')}, ${request.name}`,
  );
  const note = 'A reply to this email goes to the visitor, who was promised one within 24 hours.';
  const link = answerLink(settings, requestId);
  return toTeam(settings, {
    subject,
    replyTo: request.email,
    text: [
      ...rows.map(({ label, value }) => `${label}: ${value}`),
      ...texts.map(({ label, value }) => `\n${label}:\n\n${value}\n`),
      `-- \n${note}\n${link ? `Mark as answered: ${link}\n` : ''}Request ${requestId}\n`,
    ].join('\n'),
    body: html`<h1 style="font-size: 20px">Consultation request</h1>
<dl>
${rows.map(({ label, value }) => html`<dt><small>${label}</small></dt><dd style="margin: 0 0 8px"><b>${value}</b></dd>`)}
</dl>
${texts.map(
  ({ label, value }) => html`<h2 style="font-size: 16px">${label}</h2>
<p style="white-space: pre-wrap">${value}</p>`,
)}
<hr>
${answerButton(link)}
<p><small>${note}<br>Request ${requestId}</small></p>`,
  });
};
