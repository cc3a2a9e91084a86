import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { markAnswered } from '../../../functions/src/answered/waiting.ts';
import { writeReminder } from '../../../functions/src/answered/writeReminder.ts';
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

export const useReminders = () => {
  const harness = useHarness();
  const settingsWithReminders = (answerHours = 24) => ({ ...harness.settings(), answerHours });
  const requestOf = ({ request_id }: Submission) =>
    harness.firestore.doc(`consultation_requests/${request_id}`);
  const reminders = async (): Promise<DocumentSnapshot[]> =>
    (await harness.mails()).filter((mail) => mail.get('kind') === 'reminder');
  return {
    harness,
    settingsWithReminders,
    requestOf,
    reminders,
    run: (time: string | number, settings = settingsWithReminders()) =>
      writeReminder(settings, typeof time === 'number' ? time : at(time)),
    stored: async (time: number, change: Partial<Submission> = {}): Promise<Submission> => {
      const submission = newSubmission(change);
      await harness.store(submission, new Date(time));
      return submission;
    },
    mark: async (submission: Submission) => markAnswered(await requestOf(submission).get()),
    /** The ids of the requests that the reminders name. */
    named: async (): Promise<string[]> =>
      (await reminders()).flatMap((mail): string[] => mail.get('request_ids')),
  };
};
