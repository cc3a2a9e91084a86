import { useTranslation } from 'react-i18next';
import { Section } from '../../sections/Section.tsx';
import { SectionHeading } from '../../sections/SectionHeading.tsx';
import { Statistics } from '../../sections/Statistics.tsx';

/** The final values of the specification, section 9. */
const projects = 500;
const clients = 150;
const uptime = 0.999;
const support = '24/7';

export const StatisticsBand = () => {
  const { t } = useTranslation('home');
  const atLeast = (number: number) => `${Math.round(number)}+`;
  /** Not by `Intl.NumberFormat`: it took longer than all the rest of the band. */
  const percent = (share: number) => {
    const tenths = Math.round(share * 1_000);
    return t('statistics.percent', { whole: Math.floor(tenths / 10), tenth: tenths % 10 });
  };
  return (
    <Section labelledBy="statistics" ground="surface">
      <SectionHeading id="statistics" title={t('statistics.title')} />
      <Statistics
        statistics={[
          { label: t('statistics.items.projects'), final: projects, format: atLeast },
          { label: t('statistics.items.clients'), final: clients, format: atLeast },
          { label: t('statistics.items.uptime'), final: uptime, format: percent },
          { label: t('statistics.items.support'), format: () => support },
        ]}
      />
    </Section>
  );
};
