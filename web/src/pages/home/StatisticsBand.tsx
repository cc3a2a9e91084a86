import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../LanguageContext.ts';
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
  const locale = useLanguage();
  const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  const percent = new Intl.NumberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const atLeast = (number: number) => `${whole.format(number)}+`;
  return (
    <Section labelledBy="statistics" ground="surface">
      <SectionHeading id="statistics" title={t('statistics.title')} />
      <Statistics
        statistics={[
          { label: t('statistics.items.projects'), final: projects, format: atLeast },
          { label: t('statistics.items.clients'), final: clients, format: atLeast },
          { label: t('statistics.items.uptime'), final: uptime, format: (number) => percent.format(number) },
          { label: t('statistics.items.support'), format: () => support },
        ]}
      />
    </Section>
  );
};
