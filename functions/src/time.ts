import { Timestamp } from 'firebase-admin/firestore';

/** Durations in milliseconds. */
export const minute = 60 * 1000;
export const hour = 60 * minute;
export const day = 24 * hour;

const timeZone = 'Europe/Zurich';
const inWords = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone });
const inDigits = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone });

/** A time in Basel, such as `1 January 1970 at 01:00`. */
export const inBasel = (time: unknown): string => {
  const date = time instanceof Timestamp ? time.toDate() : time;
  return date instanceof Date ? inWords.format(date) : 'an unknown time';
};

/**
 * The list that is due at `now`, in Basel time: `2026-11-24-08` from 8 to 16 o'clock, `2026-11-24-16` from 16 to 24
 * o'clock. Null before 8 o'clock and at weekends. Public holidays count as working days.
 */
export const dueList = (now: number): string | null => {
  const [date = '', time = ''] = inDigits.format(now).split(' ');
  const isWeekend = [0, 6].includes(new Date(date).getUTCDay());
  if (isWeekend || time < '08:00') return null;
  return `${date}-${time < '16:00' ? '08' : '16'}`;
};

/** When the next list is due, in milliseconds since 1970. */
export const nextListAfter = (now: number): number => {
  const current = dueList(now);
  let time = now - (now % hour) + hour;
  while ([null, current].includes(dueList(time))) time += hour;
  return time;
};
