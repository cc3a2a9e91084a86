import { useTranslation } from 'react-i18next';
import { Rows } from '../../sections/Rows.tsx';
import { Section } from '../../sections/Section.tsx';

const ids = ['industry', 'success', 'innovation'] as const;

export const Achievements = () => {
  const { t } = useTranslation('home');
  return (
    <Section labelledBy="achievements">
      <Rows
        id="achievements"
        title={t('achievements.title')}
        lead={t('achievements.lead')}
        items={ids.map((id) => ({
          title: t(`achievements.items.${id}.title`),
          text: t(`achievements.items.${id}.text`),
        }))}
      />
    </Section>
  );
};
