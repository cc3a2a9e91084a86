import { collections } from '@helvardar/shared/collections';
import type { NotificationSettings } from '../consultation/notify.ts';
import { failureFacts, log } from '../logs.ts';
import { warnDaily } from './dailyWarnings.ts';
import { deleteExpired } from './deleteExpired.ts';
import { writeDigests } from './digest.ts';
import { writeList } from './list.ts';
import { requeueMails } from './mails.ts';
import { notifyForgotten } from './requests.ts';

/**
 * `overdue`: requests and e-mails that have waited for more than an hour. `left`: those that wait for a person.
 * `deleted`: requests that are kept no longer.
 */
const nothing = { notified: 0, digests: 0, requeued: 0, listed: 0, deleted: 0, overdue: 0, left: 0 };
export type Report = typeof nothing;

const parts = [notifyForgotten, writeDigests, requeueMails, writeList, deleteExpired] as const;

/**
 * `reconcile` may run concurrently with triggers and with itself. If one part, such as `writeDigests`, fails, the other
 * parts still run, and `reconcile` throws at its end.
 */
export const reconcile = async (settings: NotificationSettings, now = new Date()): Promise<Report> => {
  const report = { ...nothing };
  let failure: unknown;
  for (const part of [...parts, () => reportDaily(settings, report.left, now)])
    try {
      const done = await part(settings, now.getTime());
      for (const [name, count] of Object.entries(done)) report[name as keyof Report] += count;
    } catch (error) {
      failure = error;
      log('eventFailed', failureFacts(error));
    }
  if (report.overdue > 0) log('overdue', { count: report.overdue });
  if (report.deleted > 0) log('expiredRequestsDeleted', { count: report.deleted });
  // `failure` itself is not thrown, because the platform would log its message, which may quote data.
  if (failure) throw new Error('Reconciliation could not do all of its work');
  log('reconciled', { count: report.notified + report.digests + report.requeued });
  return report;
};

/**
 * Logs how much waits for a person: once a day (UTC), and again when it becomes more. The first run of a day also gives
 * the warnings of the day.
 */
const reportDaily = async (settings: NotificationSettings, left: number, now: Date): Promise<object> => {
  const daily = settings.firestore.collection(collections.control).doc('daily');
  const before = await daily.get();
  const day = now.toISOString().slice(0, 10);
  const isNewDay = before.get('day') !== day;
  if (!isNewDay && left <= before.get('left')) return {};
  // If this fails, the next run of the day tries again.
  if (isNewDay) await warnDaily(settings, now);
  await daily.set({ day, left });
  if (left > 0) log('leftToPerson', { count: left });
  return {};
};
