import type { StoredRequest } from '@helvardar/shared/consultationRequest';
import { columns, inWords } from '@helvardar/shared/requestInWords';
import { answerLink } from '../answered/link.ts';
import { html } from './html.ts';
import { answerButton, type TeamMailSettings, toTeam } from './toTeam.ts';

export interface ToldRequest {
  requestId: string;
  createdAt: Date;
  request: StoredRequest;
}

/** The longest value in a digest, in UTF-16 units: a hundred requests then fit into one Firestore document. */
const longest = 400;

const shortened = (value: string): string =>
  value.length > longest ? `${value.slice(0, longest).toWellFormed()} …` : value;

/** Many requests in one e-mail to the team, oldest first; `waiting` more follow in later digests. */
export const digestMail = (settings: TeamMailSettings, requests: readonly ToldRequest[], waiting: number) => {
  const subject = `Further consultation requests: ${requests.length}`;
  const why =
    'More requests came in than are emailed one by one, so these come together. They got no confirmation by email, and each was promised a reply within 24 hours.';
  const rest = waiting > 0 ? `To come in the next emails like this one: ${waiting}.` : '';
  const parts = requests.map(({ requestId, createdAt, request }) => ({
    title: `${createdAt.toISOString().slice(0, 16).replace('T', ' ')} UTC, request ${requestId}`,
    rows: columns.map(({ name, label }) => [label, shortened(inWords(request, name) ?? '–')] as const),
    link: answerLink(settings, requestId),
  }));
  return toTeam(settings, {
    subject,
    text: [
      [why, rest].filter(Boolean).join('\n'),
      ...parts.map(({ title, rows, link }) => {
        const lines = [title, ...rows.map(([label, value]) => `${label}: ${value}`)];
        return [...lines, ...(link ? [`Mark as answered: ${link}`] : [])].join('\n');
      }),
    ].join('\n\n'),
    body: html`<h1 style="font-size: 20px">${subject}</h1>
<p>${why} ${rest}</p>
${parts.map(
  ({ title, rows, link }) => html`<h2 style="font-size: 16px">${title}</h2>
<p style="white-space: pre-wrap">${rows.map(([label, value]) => html`${label}: <b>${value}</b>`)}</p>
${answerButton(link)}`,
)}`,
  });
};
