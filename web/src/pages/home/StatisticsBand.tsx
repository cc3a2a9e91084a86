import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { Section } from '../../sections/Section.tsx';
import { SectionHeading } from '../../sections/SectionHeading.tsx';
import { Statistics } from '../../sections/Statistics.tsx';
import { statistics } from './statistics.ts';

const ids = ['projects', 'clients', 'uptime', 'support'] as const;

export const StatisticsBand = () => {
  const { t } = useTranslation('home');
  const language = useLanguage();
  return (
    <Section ground="surface" dense>
      <SectionHeading id="statistics" title={t('statistics.title')} />
      <Statistics
        statistics={ids.map((id) => ({
          label: t(`statistics.items.${id}`),
          textAt: (share) => statistics[id](share, language),
        }))}
      />
    </Section>
  );
};
