import { type Language, languageRecords } from '@helvardar/shared/languages';
import { seconds, wholeNumber } from '../../i18n/numbers.ts';
import measured from './measured.json' with { type: 'json' };

const { speed, accessibility, security, delivery } = measured;

/**
 * Limits that public tools set: the longest good Largest Contentful Paint in milliseconds, and the lowest score for the
 * grade A+.
 */
const limits = { goodPaint: 2_500, bestGrade: 100 };

const slowest = Math.max(...speed.paints);

/** The measured results and their dates as text. */
export const writtenIn = (language: Language) => {
  const { locale } = languageRecords[language];
  const whole = (number: number) => wholeNumber(number, language);
  const day = ({ date }: { date: string }) =>
    new Date(date).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return {
    speed: {
      date: day(speed),
      figure: seconds(slowest, 2, language),
      pages: whole(speed.paints.length),
      limit: seconds(limits.goodPaint, 1, language),
      /** A label at each half second up to the limit. Those between two seconds are empty. */
      axis: ['0\u00a0s', '', '1\u00a0s', '', '2\u00a0s', seconds(limits.goodPaint, 1, language)],
    },
    accessibility: {
      date: day(accessibility),
      figure: whole(accessibility.findings),
      pages: whole(accessibility.pages),
    },
    security: {
      date: day(security),
      figure: security.grade,
      points: whole(security.points),
      limit: whole(limits.bestGrade),
    },
    delivery: {
      date: day(delivery),
      figure: whole(delivery.lost),
      requests: whole(delivery.requests),
      disturbed: whole(delivery.disturbed),
      undisturbed: whole(delivery.requests - delivery.disturbed),
      twice: whole(delivery.confirmedTwice),
    },
  };
};

export const drawn = {
  paints: speed.paints,
  goodPaint: limits.goodPaint,
  /** A zero-width space lets a long engine name wrap. */
  engines: accessibility.engines.map((engine) => engine.replace('_', '_\u200b')),
  pages: accessibility.pages,
  grade: security.grade,
  requests: delivery.requests,
  disturbed: delivery.disturbed,
};
