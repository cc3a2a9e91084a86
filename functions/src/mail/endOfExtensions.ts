import { log } from '../logs.ts';
import { day } from '../time.ts';

/** From this day on, Google runs no Firebase Extensions, so Trigger Email sends nothing. */
export const endOfExtensions = new Date('2027-04-01');

/** Logs the days that are left: every week in the last two months, and every day in the last week and afterwards. */
export const warnOfEndOfExtensions = (mailDelivery: string, now: Date): void => {
  const left = Math.ceil((endOfExtensions.getTime() - now.getTime()) / day);
  const isSaid = left <= 7 || (left <= 60 && left % 7 === 0);
  if (mailDelivery === 'extension' && isSaid) log('extensionEnds', { count: left });
};
