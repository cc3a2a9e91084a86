import { createHash } from 'node:crypto';
import { collections } from '@helvardar/shared/collections';
import type { Firestore } from 'firebase-admin/firestore';
import { failureFacts, log } from '../logs.ts';
import { type Html, html } from '../mail/html.ts';
import { requestOfLink } from './link.ts';
import { inBasel } from './officeHours.ts';
import { initialsOf, isOpen, markAnswered } from './waiting.ts';

const style =
  ':root { color-scheme: light dark; font: 1.125rem/1.5 sans-serif } body { margin: 2rem auto; padding: 0 1rem; max-width: 36rem } button { padding: 0.75rem 1.5rem; font: inherit }';
const styleHash = createHash('sha256').update(style).digest('base64');

/**
 * The page can show and send its form and nothing else. No site can frame it, and no cache or search engine keeps it.
 */
const headers = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
  'Content-Type': 'text/html; charset=utf-8',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'X-Robots-Tag': 'noindex, nofollow',
};

const form = html`<form method="post"><button>Mark as answered</button></form>`;
const page = (status: number, title: string, body: string | Html) => ({
  status,
  headers,
  body: html`<!doctype html>
<html lang="en">
<head><meta name="viewport" content="width=device-width"><title>${title}</title><style>${{ markup: style }}</style></head>
<body><main><h1>${title}</h1><p>${body}</p></main></body>
</html>
`.markup,
});

/**
 * The page behind a link *Mark as answered*. Only POST marks a request, because mail scanners open links with GET. The
 * signature is checked first, so a forged link costs no database operation.
 */
export const answerPage = async (
  { firestore, answerHours, salt }: { firestore: Firestore; answerHours: number; salt: string },
  method: string,
  address: string,
) => {
  const requestId = requestOfLink(salt, new URLSearchParams(address.split('?')[1]));
  if (answerHours === 0) return page(404, 'Switched off', 'Requests are not marked as answered at present.');
  if (requestId === null)
    return page(403, 'This link is not valid', 'Open it again from the email: it may have been cut off.');
  try {
    const found = await firestore.collection(collections.requests).doc(requestId).get();
    const request = method === 'POST' ? await markAnswered(found) : found;
    const marked: unknown = request.get('answered_at');
    if (!isOpen(request) && !marked)
      return page(410, 'This request is gone', 'It is no longer kept, so there is nothing left to mark.');
    const which = html`Request from <b>${initialsOf(request)}</b>, received: ${inBasel(request.get('created_at'))} (Basel time).`;
    return marked
      ? page(200, 'Marked as answered', html`${which} It was marked on ${inBasel(marked)}.`)
      : page(200, 'Has it been answered?', html`${which}</p>${form}<p>`);
  } catch (error) {
    log('answerFailed', { requestId, ...failureFacts(error) });
    return page(503, 'Not possible just now', 'Please try again in a few minutes.');
  }
};
