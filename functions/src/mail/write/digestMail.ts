import type { NormalisedRequest } from '@helvardar/shared/consultationRequest';
import { answerHours } from '@helvardar/shared/promise';
import { inBasel } from '../../time.ts';
import { fitting } from './fitting.ts';
import { html } from './html.ts';
import { factList, quoted, requestFacts } from './requestFacts.ts';
import { actionButton, byVisitor, frameTeamMail, type TeamMailSettings } from './teamMailFrame.ts';

export interface ToldRequest {
  requestId: string;
  createdAt: Date;
  request: NormalisedRequest;
}

/** The maximum length of each field of a listed request, in UTF-16 units. */
const longest = 400;

export const shortened = (value: string, most = longest): string =>
  value.length > most ? `${value.slice(0, most).toWellFormed()} …` : value;

/** What a digest says about one request. */
const digestPart = (settings: TeamMailSettings, { requestId, createdAt, request }: ToldRequest) => {
  const title = `${shortened(request.name)}, ${inBasel(createdAt)}`;
  const { wish, facts, texts } = requestFacts(request, shortened);
  const answered = actionButton(settings, 'answered', requestId);
  const text = [
    title,
    wish,
    ...answered.text,
    `Request ${requestId}`,
    ...facts.map(({ label, value }) => `${label}: ${value}`),
    ...texts.map(({ label, value }) => `${label}:\n${quoted(value)}`),
  ].join('\n');
  const body = html`<hr>
<h2 style="font-size: 16px">${title}</h2>
<p>${wish}</p>
${answered.body}
<p><small>Request ${requestId}</small></p>
${byVisitor(html`${factList(facts)}
${texts.map(({ label, linked }) => html`<p><small>${label}</small></p><p>${linked}</p>`)}`)}`;
  return { requestId, text, body };
};

const why = `More requests came in than are emailed one by one; those listed here have no email of their own. Nobody listed here got a confirmation by email, but everybody was promised a reply within ${answerHours} hours. Please write to each address: a reply to this email goes to the team. All times are Basel time.`;

/**
 * Writes a digest: one e-mail to the team about several requests. Returns it with the ids of the requests that fit into
 * it. `waiting`: the number of all requests that wait for a digest.
 */
export const digestMail = (settings: TeamMailSettings, requests: readonly ToldRequest[], waiting: number) => {
  const parts = fitting(requests.map((request) => digestPart(settings, request)));
  const subject = `Further consultation requests: ${parts.length}`;
  const left = waiting - parts.length;
  const rest = left > 0 ? `Still to come in further emails like this one: ${left}.` : '';
  const mail = frameTeamMail(settings, {
    subject,
    text: [[why, rest].filter(Boolean).join('\n'), ...parts.map(({ text }) => text)].join('\n\n'),
    body: html`<h1 style="font-size: 20px">${subject}</h1>
<p>${why} ${rest}</p>
${parts.map(({ body }) => body)}`,
  });
  return { mail, ids: parts.map(({ requestId }) => requestId) };
};

/** The e-mail after the last digest of a day: how many requests still wait. */
export const waitingMail = (settings: TeamMailSettings, waiting: number) => {
  const subject = `Consultation requests that no email lists today: ${waiting}`;
  const text =
    'So many requests came in that they are not listed by email any more today. Tomorrow the next emails list some of them. Whoever operates the site can list all of them now, and delete those that are spam: docs/operations.md, “A flood”.';
  return frameTeamMail(settings, {
    subject,
    text,
    body: html`<h1 style="font-size: 20px">${subject}</h1><p>${text}</p>`,
  });
};
