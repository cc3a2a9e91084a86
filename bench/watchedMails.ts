import { setTimeout as wait } from 'node:timers/promises';
import type { DocumentData, Firestore } from 'firebase-admin/firestore';
import { firstLook } from '../functions/src/mail/contract.ts';
import { collections } from '../shared/collections.ts';

/** E-mails that may wait to be picked up before the next visitor comes. */
const backlog = 16;

/** Follows the documents of `mail`. */
export const watchMails = (firestore: Firestore, onChange: (mail: DocumentData, id: string) => void) => {
  const mails = new Map<string, DocumentData>();
  let changedAt = Date.now();
  firestore.collection(collections.mail).onSnapshot((snapshot) => {
    changedAt = Date.now();
    for (const { doc } of snapshot.docChanges()) {
      mails.set(doc.id, doc.data());
      onChange(doc.data(), doc.id);
    }
  });
  const isHeld = ({ delivery }: DocumentData) =>
    delivery?.state === 'PROCESSING' && delivery.leaseExpireTime.toMillis() > Date.now();
  const isOrdered = ({ delivery }: DocumentData) => !delivery || delivery.state === 'RETRY';
  /**
   * Resolves when nothing changes any more: after a while when every order was picked up, else after a longer one, for
   * events may be late or lost. No lease runs then either, as those of killed processes do for two minutes.
   */
  const rest = async () => {
    for (;;) {
      const now = [...mails.values()];
      const silence = Date.now() - changedAt;
      if (silence > (now.some(isOrdered) ? 60_000 : 5_000) && !now.some(isHeld)) return;
      await wait(500);
    }
  };
  /** Waits while many new e-mails have not been picked up: the emulator hands on one event after the other. */
  const breathe = async () => {
    const isFresh = ({ delivery, due_at }: DocumentData) =>
      !delivery && due_at.toMillis() - firstLook > Date.now() - 20_000;
    while ([...mails.values()].filter(isFresh).length > backlog) await wait(200);
  };
  return { mails, rest, breathe };
};
