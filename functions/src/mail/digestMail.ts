import type { StoredRequest } from '@helvardar/shared/consultationRequest';
import { Timestamp } from 'firebase-admin/firestore';
import { answerLink } from '../answered/link.ts';
import { inBasel } from '../answered/officeHours.ts';
import { html } from './html.ts';
import { factList, requestFacts } from './requestFacts.ts';
import { answerButton, frameTeamMail, type TeamMailSettings } from './teamMailFrame.ts';

export interface ToldRequest {
  requestId: string;
  createdAt: Date;
  request: StoredRequest;
}

/**
 * The maximum length of each field of a listed request, in UTF-16 units. This length and `digestLimits.requests` limit
 * the size of a digest.
 */
const longest = 400;

export const shortened = (value: string): string =>
  value.length > longest ? `${value.slice(0, longest).toWellFormed()} …` : value;

/** A digest: one e-mail to the team about many requests. `waiting` is the number of requests left for later digests. */
export const digestMail = (settings: TeamMailSettings, requests: readonly ToldRequest[], waiting: number) => {
  const subject = `Further consultation requests: ${requests.length}`;
  const why =
    'More requests came in than are emailed one by one; those listed here have no email of their own. Nobody listed here got a confirmation by email, but everybody was promised a reply within 24 hours. Please write to each address: a reply to this email goes to the team. All times are Basel time.';
  const rest = waiting > 0 ? `Still to come in further emails like this one: ${waiting}.` : '';
  const parts = requests.map(({ requestId, createdAt, request }) => ({
    title: `${shortened(request.name)}, ${inBasel(Timestamp.fromDate(createdAt))}`,
    requestId,
    ...requestFacts(request, shortened),
    link: answerLink(settings, requestId),
  }));
  return frameTeamMail(settings, {
    subject,
    text: [
      [why, rest].filter(Boolean).join('\n'),
      ...parts.map(({ title, requestId, wish, facts, texts, link }) =>
        [
          title,
          wish,
          ...[...facts, ...texts].map(({ label, value }) => `${label}: ${value}`),
          ...(link ? [`Mark as answered: ${link}`] : []),
          `Request ${requestId}`,
        ].join('\n'),
      ),
    ].join('\n\n'),
    body: html`<h1 style="font-size: 20px">${subject}</h1>
<p>${why} ${rest}</p>
${parts.map(
  ({ title, requestId, wish, facts, texts, link }) => html`<hr>
<h2 style="font-size: 16px">${title}</h2>
<p>${wish}</p>
${factList(facts)}
${texts.map(({ label, linked }) => html`<p><small>${label}</small></p><p>${linked}</p>`)}
${answerButton(link)}
<p><small>Request ${requestId}</small></p>`,
)}`,
  });
};
