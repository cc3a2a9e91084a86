import type { NotificationSettings } from '../consultation/notify.ts';
import { failureFacts, log } from '../logs.ts';
import { writeDigests } from './digest.ts';
import { writeList } from './list.ts';
import { requeueMails } from './mails.ts';
import { notifyForgotten } from './requests.ts';
import { writeSuspectedDigest } from './suspected.ts';

/** `overdue` counts requests and e-mails that have waited for more than an hour, or that a person must handle. */
export interface Report {
  notified: number;
  digests: number;
  requeued: number;
  listed: number;
  overdue: number;
}

/**
 * `reconcile` may run concurrently with triggers and with itself. If one part, such as `writeDigests`, fails, the other
 * parts still run, and `reconcile` throws at its end.
 */
export const reconcile = async (settings: NotificationSettings, now = new Date()): Promise<Report> => {
  const report: Report = { notified: 0, digests: 0, requeued: 0, listed: 0, overdue: 0 };
  let failure: unknown;
  for (const part of [notifyForgotten, writeDigests, writeSuspectedDigest, requeueMails, writeList])
    try {
      const done = await part(settings, now.getTime());
      for (const [name, count] of Object.entries(done)) report[name as keyof Report] += count;
    } catch (error) {
      failure = error;
      log('eventFailed', failureFacts(error));
    }
  if (report.overdue > 0) log('overdue', { count: report.overdue });
  // `failure` itself is not thrown, because the platform would log its message, which may quote data.
  if (failure) throw new Error('Reconciliation could not do all of its work');
  log('reconciled', { count: report.notified + report.digests + report.requeued });
  return report;
};
