import { watchAnswers } from '../answered/watchAnswers.ts';
import type { NotificationSettings } from '../consultation/notify.ts';
import { failureFacts, log } from '../logs.ts';
import { writeDigests } from './digest.ts';
import { orderMails } from './mails.ts';
import { notifyForgotten } from './requests.ts';

/** What one run has done; `overdue` is what still waits after an hour. */
export interface Report {
  notified: number;
  digests: number;
  ordered: number;
  reminded: number;
  overdue: number;
}

/**
 * The safety net below all triggers: notifies about stored requests that nobody was told of, writes the digest of those
 * whose e-mails were withheld, orders again what was not delivered, and watches for answers. Triggers and other runs
 * may do the same at the same time. A part that fails does not keep the others from their work; the run then fails at its end.
 */
export const reconcile = async (settings: NotificationSettings, now = new Date()): Promise<Report> => {
  const report: Report = { notified: 0, digests: 0, ordered: 0, reminded: 0, overdue: 0 };
  let failure: unknown;
  for (const part of [notifyForgotten, writeDigests, orderMails, watchAnswers])
    try {
      const done = await part(settings, now.getTime());
      for (const [name, count] of Object.entries(done)) report[name as keyof Report] += count;
    } catch (error) {
      failure = error;
      log('eventFailed', failureFacts(error));
    }
  if (report.overdue > 0) log('overdue', { count: report.overdue });
  // The cause was logged; its message, which may quote data, stays here.
  if (failure) throw new Error('Reconciliation could not do all of its work');
  log('reconciled', { count: report.notified + report.digests + report.ordered });
  return report;
};
