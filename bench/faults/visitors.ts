import { setTimeout as wait } from 'node:timers/promises';
import { Problem } from '../../commands/command.ts';
import type { NotificationSettings } from '../../functions/src/consultation/notify.ts';
import { mailId } from '../../functions/src/mail/mailDocument.ts';
import { erase } from '../../operations/erase.ts';
import { retry, settle } from '../../operations/mail.ts';
import { personalDocuments } from '../../operations/personalDocuments.ts';
import { collections } from '../../shared/collections.ts';
import { toStoredRequest } from '../../shared/consultationRequest.ts';
import { execute } from './executions.ts';
import type { Platform, Product } from './platform.ts';
import type { Trouble } from './trouble.ts';
import type { Visit, Way } from './visits.ts';

/** Simulates visitors, who send requests, and operators, who run commands. */
export const newVisitors = (
  trouble: Trouble,
  platform: Platform,
  settings: NotificationSettings,
  answer: Product['answer'],
) => {
  const { firestore } = settings;
  const stored = firestore.collection(collections.requests);

  const insert = async (visit: Visit, createdAt = new Date()): Promise<boolean> => {
    const { submission, event } = visit;
    const document = stored.doc(submission.request_id);
    try {
      await document.create({ ...toStoredRequest(submission), created_at: createdAt });
    } catch {
      return false;
    }
    visit.storedAt ??= Date.now();
    if (trouble.outage) visit.met.add(trouble.outage);
    if (event !== 'script') platform.stored(submission.request_id);
    return true;
  };
  const call = async (visit: Visit): Promise<boolean> => {
    const { submission, network } = visit;
    if (trouble.outage === 'functions absent') return false;
    const answered = await execute(() =>
      answer(settings, submission, { kind: 'call', network, verified: false }),
    ).catch(() => undefined);
    if (!answered) trouble.note(submission.request_id);
    else {
      visit.storedAt ??= Date.now();
      visit.wasCalled = true;
    }
    return answered !== undefined;
  };
  const ways: Record<Way, (visit: Visit) => Promise<boolean>> = {
    insert,
    call,
    unanswered: async (visit) => (await call(visit)) && false,
  };

  return {
    insert,
    /** Sends the request in all `ways` of the visit. Returns false if no way succeeds, so the page would try again. */
    visitOnce: async (visit: Visit): Promise<boolean> => {
      const answers: boolean[] = [];
      for (const atOnce of visit.ways)
        answers.push(...(await Promise.all(atOnce.map((way) => ways[way](visit)))));
      return answers.includes(true);
    },
    /** Runs the operator's command that belongs to the event of the visit, if any, such as an erasure. */
    operate: async (visit: Visit): Promise<void> => {
      const { event, submission } = visit;
      const team = firestore.collection(collections.mail).doc(mailId(submission.request_id, 'team'));
      await wait(trouble.random.int(0, 600));
      if (event === 'requeued') await byHand(() => retry(team));
      if (event === 'settled' && (await byHand(() => settle(team)))) visit.endedAt = Date.now();
      if (event !== 'erased') return;
      await erase(firestore, await personalDocuments(firestore, submission.email));
      if ((await stored.doc(submission.request_id).get()).get('erased_at')) visit.endedAt = Date.now();
    },
  };
};

/** Runs an operator's command up to five times, until it throws no `Problem`. Returns whether it succeeded. */
const byHand = async (work: () => Promise<unknown>): Promise<boolean> => {
  for (let round = 0; round < 5; round++)
    try {
      await work();
      return true;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      await wait(20);
    }
  return false;
};
