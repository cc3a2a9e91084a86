import type { NormalisedRequest } from '@helvardar/shared/consultationRequest';
import { html } from './html.ts';
import { factList, quoted, requestFacts } from './requestFacts.ts';
import { inWords } from './requestInWords.ts';
import { actionButton, byVisitor, frameTeamMail, type TeamMailSettings } from './teamMailFrame.ts';

/** The e-mail to the team about a request. A reply goes to the visitor. */
export const teamMail = (settings: TeamMailSettings, requestId: string, request: NormalisedRequest) => {
  const { wish, facts, texts } = requestFacts(request);
  // `=?` begins an encoded word (RFC 2047). With a space in it, mail programs show the subject as it is written.
  const subject = `Consultation request: ${inWords(request, 'project_type')}, ${request.name}`.replaceAll(
    '=?',
    '= ?',
  );
  const note = 'A reply to this email goes to the visitor.';
  const answered = actionButton(settings, 'answered', requestId);
  return frameTeamMail(settings, {
    subject,
    replyTo: request.email,
    text: [
      `${wish}\n`,
      ...answered.text.map((line) => `${line}\n`),
      ...facts.map(({ label, value }) => `${label}: ${value}`),
      ...texts.map(({ label, value }) => `\n${label}:\n\n${quoted(value)}\n`),
      `-- \n${note}\nRequest ${requestId}\n`,
    ].join('\n'),
    body: html`<p>${wish}</p>
<h1 style="font-size: 20px">Consultation request</h1>
${answered.body}
${byVisitor(html`${factList(facts)}
${texts.map(
  ({ label, linked }) => html`<h2 style="font-size: 16px">${label}</h2>
<p>${linked}</p>`,
)}`)}
<hr>
<p><small>${note}<br>Request ${requestId}</small></p>`,
  });
};
