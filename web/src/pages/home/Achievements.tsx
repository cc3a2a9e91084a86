import { useTranslation } from 'react-i18next';
import { Rows } from '../../sections/Rows.tsx';
import { Section } from '../../sections/Section.tsx';

export const Achievements = () => {
  const { t } = useTranslation('home');
  return (
    <Section>
      <Rows
        id="achievements"
        title={t('achievements.title')}
        lead={t('achievements.lead')}
        items={Object.values(t('achievements.items', { returnObjects: true }))}
      />
    </Section>
  );
};
