import type { StoredRequest } from '@helvardar/shared/consultationRequest';
import { answerHours } from '@helvardar/shared/promise';
import { type Html, html, lines } from './html.ts';
import { columns, inWords } from './requestInWords.ts';

/** The link of an e-mail address or phone number. An unencoded `?` in an address could add recipients. */
export const linkOf = (name: keyof StoredRequest, value: string): string | undefined => {
  if (name === 'email') return `mailto:${encodeURIComponent(value).replace('%40', '@')}`;
  const number = value.replace('(0)', '').replaceAll(/[\s()./\p{Pd}]/gu, '');
  return name === 'phone' && /^\+?\d{6,}$/.test(number) ? `tel:${number}` : undefined;
};

/** How to answer the visitor. Mail programs show this first sentence beside the subject. */
const wishOf = (request: StoredRequest): string => {
  const language = inWords(request, 'language');
  const wish = request.preferred_contact === 'phone' && request.phone ? 'Please call' : 'Please write';
  const missing =
    request.preferred_contact === 'phone' && !request.phone
      ? ' A call was preferred, but there is no number.'
      : '';
  return `${wish}${language ? `, in ${language}` : ''}, within ${answerHours} hours of the request.${missing}`;
};

/** Every line of a visitor's text begins with `> `, so none can begin a signature or pass for words of this site. */
export const quoted = (text: string): string => text.replace(/^/gm, '> ');

export const requestFacts = (
  request: StoredRequest,
  shortened: (value: string) => string = (value) => value,
) => {
  const stated = columns.filter(({ name, kind }) => kind !== 'lead' || request[name] !== undefined);
  const said = stated.map(({ name, label, kind }) => {
    const value = inWords(request, name);
    const shown = shortened(value ?? '–');
    const address = value === null ? undefined : linkOf(name, value);
    return {
      label,
      kind,
      value: shown,
      // `dir="auto"` shows Arabic and Hebrew from right to left.
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
