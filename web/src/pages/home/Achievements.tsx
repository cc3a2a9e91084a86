import { useTranslation } from 'react-i18next';
import { Reasons } from '../../sections/Reasons.tsx';
import { Section } from '../../sections/Section.tsx';

export const Achievements = () => {
  const { t } = useTranslation('home');
  return (
    <Section dense>
      <Reasons
        id="achievements"
        title={t('achievements.title')}
        lead={t('achievements.lead')}
        items={Object.values(t('achievements.items', { returnObjects: true }))}
      />
    </Section>
  );
};
