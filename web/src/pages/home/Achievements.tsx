import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { seconds } from '../../i18n/numbers.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { Reasons } from '../../sections/Reasons.tsx';
import { Section } from '../../sections/Section.tsx';
import { Times } from '../../sections/Times.tsx';
import { goodPaint, measuredPages, slowestPaint } from './paintTimes.ts';

/** Milliseconds between hydration and the measuring of this visit, after most other files have loaded. */
const visitDelay = 1_000;

/** Shows the time of the slowest measured page until the browser has measured the visitor's own visit. */
export const Achievements = () => {
  const { t } = useTranslation('home');
  const language = useLanguage();
  const [visit, setVisit] = useState<Awaited<ReturnType<typeof import('./yourVisit.ts').measuredVisit>>>();
  useEffect(() => {
    const measure = () => import('./yourVisit.ts').then(({ measuredVisit }) => measuredVisit());
    const timer = window.setTimeout(() => measure().then(setVisit, () => undefined), visitDelay);
    return () => window.clearTimeout(timer);
  }, []);
  // The printed time is rounded up, and the river has the length of the printed time.
  const milliseconds = Math.ceil((visit?.milliseconds ?? slowestPaint) / 100) * 100;
  const time = (milliseconds: number) => seconds(milliseconds, 1, language);
  const lead = visit
    ? t('achievements.visit.lead', { time: time(milliseconds), size: visit.size })
    : t('achievements.lead', { pages: measuredPages, time: time(milliseconds) });
  const label = visit ? t('achievements.visit.time') : t('achievements.slowest');
  return (
    <Section dense>
      <Reasons
        id="achievements"
        title={t('achievements.title')}
        lead={lead}
        aside={
          <Times
            times={[
              { label, milliseconds, text: time(milliseconds) },
              { label: t('achievements.limit'), milliseconds: goodPaint, text: time(goodPaint) },
            ]}
          />
        }
        items={Object.values(t('achievements.items', { returnObjects: true }))}
      />
    </Section>
  );
};
