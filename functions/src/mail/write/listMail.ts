import type { NormalisedRequest } from '@helvardar/shared/consultationRequest';
import { answerHours } from '@helvardar/shared/promise';
import { actions } from '../../signedLink.ts';
import { hour, inBasel } from '../../time.ts';
import { shortened } from './digestMail.ts';
import { fitting, type Part } from './fitting.ts';
import { type Html, html } from './html.ts';
import { linkOf, quoted } from './requestFacts.ts';
import { actionButton, byVisitor, frameTeamMail, type TeamMailSettings } from './teamMailFrame.ts';

export interface OpenRequest {
  requestId: string;
  createdAt: Date;
  /** From when the promised hours count. */
  since: Date;
  request: NormalisedRequest;
  /** Whether the team has an e-mail of its own about the request. */
  hasOwnMail: boolean;
  /** Whether no e-mail has told the team of the request. */
  isUntold: boolean;
  isSuspected: boolean;
}

/** An e-mail to the team or to a visitor that only a person can decide about. */
export interface LeftMail {
  mailId: string;
  written: Date;
}

interface Content {
  /** In the order in which they get a place, if not all fit into the list. */
  requests: readonly OpenRequest[];
  mails: readonly LeftMail[];
  /** The number of requests in all, with those that are not among `requests`. */
  all: number;
  /** When the next list comes. */
  next: number;
  /** False after the mail server has refused the words of visitors. */
  withWords: boolean;
}

/** The longest name and first words of a message in the list, in UTF-16 units. */
const longest = { name: 60, words: 80 };

/** Initials of first and last name. */
export const initialsOf = (name: string): string => {
  const letters = name.match(/(?<!\S)\p{L}/gu) ?? ['?'];
  return [...letters.slice(0, 1), ...letters.slice(1).slice(-1)].map((letter) => `${letter}.`).join(' ');
};

export const deadlineOf = ({ since }: OpenRequest): number => since.getTime() + answerHours * hour;

const requestPart = (settings: TeamMailSettings, one: OpenRequest, { next, withWords }: Content): Part => {
  const { requestId, createdAt, request, hasOwnMail, isUntold, isSuspected } = one;
  const deadline = deadlineOf(one);
  const isUrgent = deadline <= next;
  const facts = `${isUrgent ? '! ' : ''}${initialsOf(request.name)}, received ${inBasel(createdAt)}, answer by ${inBasel(new Date(deadline))}, request ${requestId}`;
  const buttons = [
    actionButton(settings, 'answered', requestId),
    ...(hasOwnMail ? [] : [actionButton(settings, 'person', requestId)]),
  ];
  const mark = isSuspected ? ' May be spam.' : hasOwnMail ? '' : ' Beyond the limits of the day.';
  const { email } = request;
  const name = shortened(request.name, longest.name);
  const words = shortened(request.message.split('\n', 1)[0] ?? '', longest.words);
  const isQuoted = isUntold && withWords;
  const quotation = isQuoted
    ? byVisitor(html`${name}, <a href="${linkOf('email', email) ?? ''}">${email}</a>: ${words}`)
    : html``;
  const shown: Html = isUrgent ? html`<b>${facts}</b>` : html`${facts}`;
  return {
    text: [
      `${facts}.${mark}`,
      ...buttons.flatMap(({ text }) => text),
      ...(isQuoted ? [quoted(`${name}, ${email}: ${words}`)] : []),
    ].join('\n'),
    body: html`<p>${shown}.${mark}</p>
${buttons.map(({ body }) => body)}
${quotation}`,
  };
};

const mailPart = (settings: TeamMailSettings, { mailId, written }: LeftMail): Part => {
  const facts = `${mailId}, written ${inBasel(written)}`;
  const { text, body } = actionButton(settings, 'settle', mailId);
  return { text: [facts, ...text].join('\n'), body: html`<p>${facts}</p>${body}` };
};

/** The list: one e-mail to the team about all requests without an answer, and all e-mails that wait for a person. */
export const listMail = (settings: TeamMailSettings, content: Content) => {
  const { requests, mails, all, next } = content;
  const parts = fitting([
    ...mails.map((mail) => ({ ...mailPart(settings, mail), id: null, place: 0 })),
    ...requests.map((one) => ({
      ...requestPart(settings, one, content),
      id: one.requestId,
      place: one.hasOwnMail ? 1 : 2,
    })),
  ]).toSorted((one, other) => one.place - other.place);
  const ids = parts.flatMap(({ id }) => id ?? []);
  const subject = [
    ...(all > 0 || mails.length === 0 ? [`Consultation requests without an answer: ${all}`] : []),
    ...(mails.length > 0 ? [`emails that wait for you: ${mails.length}`] : []),
  ].join('; ');
  const why = `Every visitor was promised an answer within ${answerHours} hours. In bold, with an exclamation mark: the answer is late, or will be before the next list of ${inBasel(new Date(next))}. All times are Basel time.`;
  const buttons = settings.answerList
    ? `“${actions.answered}” takes a request off this list, also one that is spam. “${actions.person}” sends a visitor who got no confirmation the confirmation, and starts the ${answerHours} hours.`
    : '';
  const spam = requests.some(({ isSuspected }) => isSuspected)
    ? 'May be spam: a field that people cannot see was filled in, usually by a program, sometimes by a password manager. The first list with such a request has its address and first words; where a person may have written, please write to the address.'
    : '';
  const left =
    mails.length > 0
      ? `The emails without a person’s initials were not delivered, and nothing sends them again. “${actions.settle}” takes one off this list. Whoever operates the site can send it again.`
      : '';
  const more = all - ids.length;
  const rest = more > 0 ? `Not listed here: ${more}. Whoever operates the site can list them.` : '';
  const notes = [why, buttons, spam, left, rest].filter(Boolean);
  const mail = frameTeamMail(settings, {
    subject,
    text: [...notes, ...parts.map(({ text }) => text)].join('\n\n'),
    body: html`<h1 style="font-size: 20px">${subject}</h1>
${notes.map((note) => html`<p>${note}</p>`)}
${parts.map(({ body }) => html`<hr>${body}`)}`,
  });
  return { mail, ids };
};
