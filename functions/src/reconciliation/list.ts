import { collections } from '@helvardar/shared/collections';
import { type DocumentSnapshot, type Firestore, type Query, Timestamp } from 'firebase-admin/firestore';
import { isUnanswered } from '../answered/markAnswered.ts';
import { isUntold } from '../consultation/ledger.ts';
import type { NotificationSettings } from '../consultation/notify.ts';
import { countOf, dependOn, isCommitted, unchanged, withIdsOf } from '../firestore.ts';
import { log } from '../logs.ts';
import type { MailDocument } from '../mail/mailDocument.ts';
import { newMail } from '../mail/send/deliveryStates.ts';
import { longestPause } from '../mail/send/retries.ts';
import { deadlineOf, type LeftMail, listMail, type OpenRequest } from '../mail/write/listMail.ts';
import { inDays, retention } from '../retention.ts';
import { day, dueList, nextListAfter } from '../time.ts';
import { toldRequest } from './digest.ts';
import { nextStep } from './nextStep.ts';

/** `days`: the age up to which a list names requests. `requests`, `suspected`, `mails`: the most that it reads of each. */
export const listLimits = { days: 14, requests: 400, suspected: 30, mails: 20 } as const;

/**
 * Writes the list that is due now, unless nothing waits. Without `answerList` it names only the suspected requests that
 * no list has named. One batch creates the list and `control/list-<time>`, so there is one list for each time. The batch
 * fails if a named request was marked or erased meanwhile; the next run tries again.
 */
export const writeList = async (
  settings: NotificationSettings,
  now = Date.now(),
): Promise<{ listed: number }> => {
  const { firestore, answerList } = settings;
  const due = dueList(now);
  if (due === null) return { listed: 0 };
  const written = firestore.collection(collections.control).doc(`list-${due}`);
  if ((await written.get()).exists) return { listed: 0 };

  // Requests with an e-mail of their own to the team come first (`turn` 0). Then the networks take turns, the oldest
  // request first. An answered request has no `open_since`, so the queries leave it out.
  const ledger = firestore.collection(collections.ledger);
  const inOrder = (query: Query): Query => query.orderBy('turn').orderBy('open_since');
  const unnamed = inOrder(ledger.where('digest', '==', 'suspected'));
  const since = new Date(now - listLimits.days * day);
  const open = answerList ? inOrder(ledger.where('open_since', '>=', since)) : unnamed;
  const first = await unnamed.limit(listLimits.suspected).get();
  const others = await open.limit(listLimits.requests).get();
  const entries = new Map([...first.docs, ...others.docs].map((entry) => [entry.id, entry]));
  const requests = await openRequests(firestore, [...entries.values()]);
  const all = others.size < listLimits.requests ? requests.length : await countOf(open);
  const mails = answerList ? await leftMails(firestore, now) : [];
  const content = { requests, mails, all, next: nextListAfter(now), withWords: true };
  const { mail, ids } = listMail(settings, content);

  const batch = firestore.batch().create(written, { expires_at: inDays(retention.controlDays, now) });
  const isEmpty = all === 0 && mails.length === 0;
  if (!isEmpty)
    batch.create(firestore.collection(collections.mail).doc(written.id), newMail('list', ids, mail));
  // Marking and erasing change the entry.
  for (const id of ids) {
    const entry = entries.get(id) as DocumentSnapshot;
    if (entry.get('digest') === 'suspected')
      batch.update(entry.ref, { digest: written.id }, unchanged(entry));
    else dependOn(batch, entry);
  }
  if (!(await isCommitted(batch)) || isEmpty) return { listed: 0 };
  log('listWritten', { mailId: written.id, count: all });
  const late = requests.filter((one) => deadlineOf(one) <= now).length;
  if (late > 0) log('answersOverdue', { count: late });
  return { listed: all };
};

const openRequests = async (firestore: Firestore, entries: DocumentSnapshot[]): Promise<OpenRequest[]> => {
  const found = await withIdsOf(firestore.collection(collections.requests), entries);
  return found.flatMap((request, index) => {
    const entry = entries[index];
    const since: unknown = entry?.get('open_since');
    if (!isUnanswered(request)) return [];
    return toldRequest(request).map((told) => ({
      ...told,
      since: since instanceof Timestamp ? since.toDate() : told.createdAt,
      hasOwnMail: entry?.get('turn') === 0,
      isUntold: entry !== undefined && isUntold(entry),
      isSuspected: request.get('suspected') === true,
    }));
  });
};

/** The e-mails that wait for a person. Only these are next checked later than `longestPause` from now. */
const leftMails = async (firestore: Firestore, now: number): Promise<LeftMail[]> => {
  const later = firestore
    .collection(collections.mail)
    .where('due_at', '>', new Date(now + longestPause))
    .orderBy('due_at');
  const { docs } = await later.limit(listLimits.mails).get();
  return docs
    .map((document) => ({ document, written: document.createTime.toDate() }))
    .filter(
      ({ document, written }) =>
        nextStep(document.data() as MailDocument, written.getTime(), now).step === 'person',
    )
    .map(({ document, written }) => ({ mailId: document.id, written }));
};

/** What replaces a digest or list that the mail server refused: a list of its requests without the words of visitors. */
export const wordless = async (
  settings: NotificationSettings,
  { request_ids: ids }: MailDocument,
  now: number,
) => {
  const ledger = settings.firestore.collection(collections.ledger);
  const entries = await settings.firestore.getAll(...ids.map((id) => ledger.doc(id)));
  const requests = await openRequests(settings.firestore, entries);
  const mails = await leftMails(settings.firestore, now);
  const content = { requests, mails, all: requests.length, next: nextListAfter(now), withWords: false };
  return { message: listMail(settings, content).mail.message, wordless: true };
};
