import type { StoredRequest } from '@helvardar/shared/consultationRequest';
import { type Html, html, lines } from './html.ts';
import { columns, inWords } from './requestInWords.ts';

/** The link of an e-mail address or phone number. Characters of an address that could add recipients are encoded. */
export const linkOf = (name: keyof StoredRequest, value: string): string | undefined => {
  if (name === 'email') return `mailto:${encodeURIComponent(value).replace('%40', '@')}`;
  const number = value.replace('(0)', '').replaceAll(/[\s()./\p{Pd}]/gu, '');
  return name === 'phone' && /^\+?\d{6,}$/.test(number) ? `tel:${number}` : undefined;
};

/** How to answer the visitor: the first sentence of `teamMail`, which mail programs show beside the subject. */
const wishOf = (request: StoredRequest): string => {
  const language = inWords(request, 'language');
  const wish = request.preferred_contact === 'phone' && request.phone ? 'Please call' : 'Please write';
  const missing =
    request.preferred_contact === 'phone' && !request.phone
      ? ' A call was preferred, but there is no number.'
      : '';
  return `${wish}${language ? `, in ${language}` : ''}, within 24 hours of the request.${missing}`;
};

/**
 * Replaces each line that is only `--` by a dash. Mail programs would take the lines after such a line for a signature.
 */
export const unsigned = (text: string): string => text.replace(/^[^\S\n]*--[^\S\n]*$/gm, '—');

/** What the e-mails to the team say about a request, in English: the short facts first, then the message. */
export const requestFacts = (
  request: StoredRequest,
  shortened: (value: string) => string = (value) => value,
) => {
  const said = columns.map(({ name, label, kind }) => {
    const value = inWords(request, name);
    const shown = shortened(value ?? '–');
    const address = value === null ? undefined : linkOf(name, value);
    return {
      label,
      kind,
      value: unsigned(shown),
      // Arabic and Hebrew are written from right to left, also in an English e-mail.
      linked: address
        ? html`<a href="${address}">${shown}</a>`
        : html`<span dir="auto">${lines(shown)}</span>`,
    };
  });
  return {
    wish: wishOf(request),
    facts: said.filter(({ kind }) => kind !== 'text'),
    texts: said.filter(({ kind }) => kind === 'text'),
  };
};

export const factList = (facts: readonly { label: string; linked: Html }[]): Html => html`<dl>
${facts.map(({ label, linked }) => html`<dt><small>${label}</small></dt><dd style="margin: 0 0 8px"><b>${linked}</b></dd>`)}
</dl>`;
