import { type DocumentReference, FieldValue, Timestamp } from 'firebase-admin/firestore';
import type { Delivery, MailKind } from '../../../functions/src/mail/mailDocument.ts';
import { minute } from '../../../functions/src/time.ts';
import { type Harness, later } from './harness.ts';

/** The result of one attempt of the extension to send an e-mail. */
export interface Ending {
  arrives: boolean;
  error?: string;
  /** The extension is killed before it writes the result. */
  killed?: true;
}

/**
 * Simulates the extension firestore-send-email 0.2.8, according to its source and to measurements. The extension never
 * retries by itself.
 */
export class Extension {
  /** The ids of the `mail` documents whose e-mails have arrived, one id per copy. */
  readonly copies: string[] = [];
  /** The results of the next attempts, by kind of e-mail. Later attempts succeed. */
  readonly endings: Partial<Record<MailKind, Ending[]>> = {};

  copiesOf(kind: MailKind): number {
    return this.copies.filter((id) => id.endsWith(`-${kind}`)).length;
  }

  /** Handles a write to a document of `mail`. */
  async written(mail: DocumentReference): Promise<void> {
    const found = await mail.get();
    const delivery = found.get('delivery') as Partial<Delivery> | undefined;
    if (!found.exists) return;
    if (!delivery) {
      await mail.update({
        delivery: { startTime: Timestamp.now(), state: 'PENDING', attempts: 0, error: null },
      });
      return this.written(mail);
    }
    if (delivery.state === 'PENDING' || delivery.state === 'RETRY') await this.#send(mail, found.get('kind'));
    if (delivery.state === 'PROCESSING' && (delivery.leaseExpireTime?.toMillis() ?? 0) < Date.now())
      await mail.update({
        'delivery.state': 'ERROR',
        'delivery.error': 'Message processing lease expired.',
      });
  }

  async #send(mail: DocumentReference, kind: MailKind): Promise<void> {
    await mail.update({
      'delivery.state': 'PROCESSING',
      'delivery.leaseExpireTime': Timestamp.fromMillis(Date.now() + minute),
    });
    const { arrives, error, killed } = this.endings[kind]?.shift() ?? { arrives: true };
    if (arrives) this.copies.push(mail.id);
    if (killed) return;
    const info = { messageId: '<x>', accepted: [], rejected: [], pending: [], response: '250 OK' };
    await mail.update({
      'delivery.attempts': FieldValue.increment(1),
      'delivery.endTime': FieldValue.serverTimestamp(),
      'delivery.leaseExpireTime': null,
      'delivery.error': error ?? null,
      'delivery.state': error ? 'ERROR' : 'SUCCESS',
      ...(!error && { 'delivery.info': info }),
    });
  }
}

/** Sends the extension an event for each current document of `mail`. */
export const firstEvents = async (harness: Harness, extension: Extension): Promise<void> => {
  for (const { ref } of await harness.mails()) await extension.written(ref);
};

/**
 * Advances the clock by `milliseconds`, with a reconciliation every 15 minutes. The extension gets an event for each
 * document that a reconciliation has changed. Returns all reports.
 */
export const reconciledFor = async (
  harness: Harness,
  milliseconds: number,
  extension?: Extension,
): Promise<Awaited<ReturnType<Harness['reconcile']>>[]> => {
  const reports = [];
  for (let passed = 0; passed < milliseconds; passed += 15 * minute) {
    later(15 * minute);
    const before = new Map((await harness.mails()).map(({ id, updateTime }) => [id, updateTime?.valueOf()]));
    reports.push(await harness.reconcile());
    for (const { id, ref, updateTime } of await harness.mails())
      if (updateTime?.valueOf() !== before.get(id)) await extension?.written(ref);
  }
  return reports;
};
