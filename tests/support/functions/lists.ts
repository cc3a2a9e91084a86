import { vi } from 'vitest';
import { markAnswered } from '../../../functions/src/answered/markAnswered.ts';
import type { NotificationSettings } from '../../../functions/src/consultation/notify.ts';
import { writeList } from '../../../functions/src/reconciliation/list.ts';
import { hour } from '../../../functions/src/time.ts';
import type { Submission } from '../../../shared/consultationRequest.ts';
import { useHarness } from './harness.ts';
import { newSubmission } from './submissions.ts';

/** A Tuesday in winter; Basel is one hour ahead of UTC. */
const tuesday = Date.parse('2026-12-01T00:00:00Z');
/** A time of day in Basel on that Tuesday, such as `09:00`, in milliseconds since 1970. */
export const at = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return tuesday + (hours - 1 + minutes / 60) * hour;
};

/** A harness for tests of the list. `settings` sends the list. Times are those of `at`. */
export const useLists = () => {
  const harness = useHarness();
  const settings = (): NotificationSettings => ({ ...harness.settings(), answerList: true });
  const arrive = async (
    time: number,
    change: Partial<Submission>,
    suspected: boolean,
    of: NotificationSettings,
  ) => {
    const submission = newSubmission(change);
    vi.setSystemTime(time);
    await harness.store(submission, new Date(time));
    if (suspected) await harness.request(submission).update({ suspected });
    await harness.requestEvent(submission, of);
    return submission;
  };
  return {
    harness,
    settings,
    /** Writes the list that is due at a time. */
    run: (time: string | number, of = settings()) => {
      const now = typeof time === 'number' ? time : at(time);
      vi.setSystemTime(now);
      return writeList(of, now);
    },
    /** The ids of the requests of each list. */
    named: async (): Promise<Record<string, string[]>> =>
      Object.fromEntries(
        (await harness.mails('list')).map((mail) => [mail.id.slice(5), mail.get('request_ids')]),
      ),
    textOf: async (id: string): Promise<string> =>
      (await harness.firestore.doc(`mail/list-${id}`).get()).get('message.text'),
    stored: (time: number, change: Partial<Submission> = {}, of = settings()) =>
      arrive(time, change, false, of),
    suspect: (time: number, change: Partial<Submission> = {}) => arrive(time, change, true, settings()),
    mark: async (submission: Submission) => markAnswered(await harness.request(submission).get()),
  };
};
