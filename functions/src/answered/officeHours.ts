import { Timestamp } from 'firebase-admin/firestore';
import { timeZone } from '../time.ts';

const inWords = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone });
const inDigits = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone });

/** A time in Basel, such as `1 January 1970 at 01:00`. */
export const inBasel = (time: unknown): string =>
  time instanceof Timestamp ? inWords.format(time.toDate()) : 'an unknown time';

/**
 * The half-day that contains `now`, in Basel time: `2026-11-24-08` stands for 8 to 14 o'clock, `2026-11-24-14` for 14
 * to 18 o'clock. Null at night and at weekends. Public holidays count as working days.
 */
export const halfDay = (now: number): string | null => {
  const [day = '', time = ''] = inDigits.format(now).split(' ');
  const isWeekend = [0, 6].includes(new Date(day).getUTCDay());
  if (isWeekend || time < '08:00' || time >= '18:00') return null;
  return `${day}-${time < '14:00' ? '08' : '14'}`;
};

export const isBeforeWeekend = (half: string): boolean =>
  half.endsWith('-14') && new Date(half.slice(0, 10)).getUTCDay() === 5;
