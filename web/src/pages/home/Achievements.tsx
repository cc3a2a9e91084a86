import { Award, Lightbulb, type LucideIcon, Trophy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CardGrid } from '../../sections/CardGrid.tsx';
import { Section } from '../../sections/Section.tsx';

const icons = { industry: Award, success: Trophy, innovation: Lightbulb } as const satisfies Record<
  string,
  LucideIcon
>;
const ids = Object.keys(icons) as (keyof typeof icons)[];

export const Achievements = () => {
  const { t } = useTranslation('home');
  return (
    <Section labelledBy="achievements">
      <CardGrid
        id="achievements"
        title={t('achievements.title')}
        lead={t('achievements.lead')}
        cards={ids.map((id) => ({
          Icon: icons[id],
          title: t(`achievements.items.${id}.title`),
          text: t(`achievements.items.${id}.text`),
        }))}
      />
    </Section>
  );
};
