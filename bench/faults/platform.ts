import { EventEmitter, once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { DocumentData, Firestore } from 'firebase-admin/firestore';
import { answerSubmission } from '../../functions/src/consultation/answerSubmission.ts';
import { handleStoredRequest } from '../../functions/src/consultation/handleStoredRequest.ts';
import type { NotificationSettings } from '../../functions/src/consultation/notify.ts';
import { type DeliverySettings, deliver } from '../../functions/src/mail/send/deliver.ts';
import { type Report, reconcile } from '../../functions/src/reconciliation/reconcile.ts';
import { collections } from '../../shared/collections.ts';
import { interruptions } from '../../tests/support/functions/interruptedWrites.ts';
import { newRequestId } from '../../web/src/consultation/sending/requestId.ts';
import { execute, troubleWrites } from './executions.ts';
import type { Trouble } from './trouble.ts';
import { anyRequest } from './verdict.ts';

/** The code under test: the functions' own code. The bench must detect broken variants of it. */
export const product = { answer: answerSubmission, handle: handleStoredRequest, deliver, reconcile };
export type Product = typeof product;

interface Deployed {
  firestore: Firestore;
  tried: Product;
  settings: NotificationSettings;
  delivery: DeliverySettings;
}

/** The maximum number of concurrent executions. With more, the emulator is too slow and executions time out. */
export const mostAtOnce = 15;
/** A run of reconciliation has many writes, so with the usual probability of faults no run would succeed. */
const reconciliationFaultFactor = 0.1;

const isQueued = ({ delivery }: DocumentData) => !delivery || delivery.state === 'RETRY';

/**
 * Simulates Google's platform: functions are killed, and events come late, twice or never. Most failed events come
 * again.
 */
export const startPlatform = (trouble: Trouble, { firestore, tried, settings, delivery }: Deployed) => {
  const { random, chances } = trouble;
  const active = new Set<Promise<unknown>>();
  let handling = 0;
  const failed: { of: string; handle: () => Promise<unknown> }[] = [];
  const start = (work: Promise<unknown>) => {
    const done = work.finally(() => active.delete(done));
    active.add(done);
    done.catch(() => {});
  };
  const handleEvent = async (of: string, handle: () => Promise<unknown>) => {
    await wait(random.int(0, 40));
    while (handling >= mostAtOnce) await wait(10);
    handling += 1;
    try {
      if (await execute(handle)) return;
    } catch {
      // An error has the same effect as a killed execution.
    } finally {
      handling -= 1;
    }
    trouble.note(of);
    if (random.float() < 0.7) failed.push({ of, handle });
  };
  const emit = (of: string, handle: () => Promise<unknown>) => {
    if (trouble.outage) return trouble.note(of);
    start(handleEvent(of, handle));
    if (random.float() < 0.5) start(handleEvent(of, handle));
  };

  const mails = firestore.collection(collections.mail);
  const known = new Map<string, DocumentData>();
  const mark = mails.doc('mark');
  const seenMark = new EventEmitter();
  const unsubscribe = mails.onSnapshot((snapshot) => {
    for (const { doc, type } of snapshot.docChanges()) {
      if (doc.id === mark.id) {
        seenMark.emit(doc.get('token'));
        continue;
      }
      if (type === 'removed') known.delete(doc.id);
      else known.set(doc.id, doc.data());
      if (type !== 'removed' && isQueued(doc.data())) emit(doc.id, () => tried.deliver(delivery, doc));
    }
  });
  const seeAllWrites = async () => {
    const token = newRequestId();
    const isSeen = once(seenMark, token);
    await mark.set({ token });
    await isSeen;
  };
  const restoreWrites = troubleWrites(({ faultFactor }) =>
    trouble.isOn && random.float() < chances.write * faultFactor
      ? random.choice([...interruptions])
      : undefined,
  );

  return {
    /** Makes `allWorkDone` wait for a promise. */
    start,
    /** The number of unsettled promises that were given to `start`. */
    active: () => active.size,
    /** Emits the event of a stored request. */
    stored: (requestId: string) =>
      emit(requestId, () =>
        tried.handle(settings, firestore.collection(collections.requests).doc(requestId)),
      ),
    emitAgain: () => {
      for (const { of, handle } of failed.splice(0)) start(handleEvent(of, handle));
    },
    /** Runs reconciliation once. A failed run counts nothing. */
    reconciled: async (): Promise<Pick<Report, 'overdue' | 'left'>> => {
      const run = await execute(() => tried.reconcile(settings), reconciliationFaultFactor).catch(
        () => undefined,
      );
      if (run) return run.result;
      trouble.note(anyRequest);
      return { overdue: 0, left: 0 };
    },
    /** Waits for all promises given to `start`, and for the events of all writes to the collection `mail`. */
    allWorkDone: async () => {
      do {
        while (active.size > 0) await wait(10);
        await seeAllWrites();
      } while (active.size > 0);
    },
    /** The e-mails that reconciliation still has to check. */
    waiting: () => [...known.values()].filter(({ due_at }) => due_at !== undefined),
    stop: () => {
      unsubscribe();
      restoreWrites();
    },
  };
};
export type Platform = ReturnType<typeof startPlatform>;
