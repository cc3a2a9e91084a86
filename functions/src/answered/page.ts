import { answeredHeaders, answeredStyle } from '@helvardar/shared/answeredPage';
import { collections } from '@helvardar/shared/collections';
import { answerHours } from '@helvardar/shared/promise';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { confirm, confirmed } from '../consultation/confirm.ts';
import type { NotificationSettings } from '../consultation/notify.ts';
import { isCommitted, unchanged } from '../firestore.ts';
import { failureFacts, log } from '../logs.ts';
import { settledByHand } from '../mail/send/deliveryStates.ts';
import { type Html, html } from '../mail/write/html.ts';
import { initialsOf } from '../mail/write/listMail.ts';
import { type Action, actions, readLink } from '../signedLink.ts';
import { inBasel } from '../time.ts';
import { isUnanswered, markAnswered } from './markAnswered.ts';

const headers = { ...answeredHeaders, 'Content-Type': 'text/html; charset=utf-8' };

const page = (status: number, title: string, body: string | Html) => ({
  status,
  headers,
  body: html`<!doctype html>
<html lang="en">
<head><meta name="viewport" content="width=device-width"><title>${title}</title><style>${{ markup: answeredStyle }}</style></head>
<body><main><h1>${title}</h1><p>${body}</p></main></body>
</html>
`.markup,
});
type Page = ReturnType<typeof page>;

const question = (action: Action, title: string, body: Html): Page =>
  page(200, title, html`${body}</p><form method="post"><button>${actions[action]}</button></form><p>`);

const gone = (): Page => page(410, 'This is gone', 'It is no longer kept, so there is nothing left to do.');

/** The page of each action. `isPressed`: its button was pressed. */
const pages: Record<
  Action,
  (settings: NotificationSettings, id: string, isPressed: boolean) => Promise<Page>
> = {
  answered: async ({ firestore }, id, isPressed) => {
    const found = await firestore.collection(collections.requests).doc(id).get();
    const request = isPressed ? await markAnswered(found) : found;
    const marked: unknown = request.get('answered_at');
    if (!isUnanswered(request) && !marked) return gone();
    const which = whichOf(request);
    return marked
      ? page(200, 'Marked as answered', html`${which} It was marked on ${inBasel(marked)}.`)
      : question('answered', 'Has it been answered?', which);
  },
  person: async (settings, id, isPressed) => {
    const { firestore } = settings;
    const [request, entry] = await firestore.getAll(
      ...[collections.requests, collections.ledger].map((name) => firestore.collection(name).doc(id)),
    );
    if (!request || !entry?.exists || !request.get('name')) return gone();
    const which = whichOf(request);
    if (isPressed) return page(200, 'A person', html`${which} ${confirmed[await confirm(settings, id)]}`);
    return entry.get('mails').includes('visitor')
      ? page(200, 'A person', html`${which} ${confirmed.repeated}`)
      : question(
          'person',
          'Did a person write this?',
          html`${which} The visitor then gets the confirmation, which promises an answer within ${`${answerHours}`} hours, and you get all words of the request.`,
        );
  },
  settle: async (settings, id, isPressed) => {
    const { firestore } = settings;
    const found = await firestore.collection(collections.mail).doc(id).get();
    if (!found.exists) return gone();
    const isOver = found.get('settled_at') || !found.get('due_at');
    if (isOver) return page(200, 'Settled', `The e-mail ${id} is neither sent nor listed again.`);
    if (!isPressed)
      return question(
        'settle',
        'Is this e-mail dealt with?',
        html`The e-mail ${id} was not delivered. It is then neither sent nor listed again.`,
      );
    const batch = firestore.batch();
    batch.update(found.ref, settledByHand(found.get('delivery')), unchanged(found));
    await isCommitted(batch);
    return pages.settle(settings, id, true);
  },
};

const whichOf = (request: DocumentSnapshot): Html =>
  html`Request from <b>${initialsOf(String(request.get('name')))}</b>, received: ${inBasel(request.get('created_at'))} (Basel time).`;

/**
 * The page behind a button in an e-mail to the team. Only POST changes anything, because mail scanners open links with
 * GET. The signature is checked first, so a forged link costs no database operation.
 */
export const answerPage = async (
  settings: NotificationSettings,
  method: string,
  address: string,
): Promise<Page> => {
  const link = readLink(settings.salt, new URLSearchParams(address.split('?')[1]));
  if (!link)
    return page(403, 'This link is not valid', 'Open it again from the email: it may have been cut off.');
  if (!settings.answerList)
    return page(404, 'Switched off', 'The buttons of these emails are switched off at present.');
  try {
    return await pages[link.action](settings, link.id, method === 'POST');
  } catch (error) {
    log('answerFailed', failureFacts(error));
    return page(503, 'Not possible just now', 'Please try again in a few minutes.');
  }
};
