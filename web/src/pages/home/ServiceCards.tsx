import { styled } from '@mui/material/styles';
import { Code2, Globe, type LucideIcon, Megaphone, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PageButton } from '../../components/PageButton.tsx';
import { PageLink } from '../../routing/PageLink.tsx';
import type { ServiceId } from '../../routing/routes.ts';
import { CardGrid } from '../../sections/CardGrid.tsx';
import { Section } from '../../sections/Section.tsx';

const icons = {
  websiteDevelopment: Globe,
  socialMediaMarketing: Megaphone,
  customSoftware: Code2,
  cybersecurity: ShieldCheck,
} as const satisfies Partial<Record<ServiceId, LucideIcon>>;
const ids = Object.keys(icons) as (keyof typeof icons)[];

const Action = styled('div')({ marginTop: 56 });

export const ServiceCards = () => {
  const { t } = useTranslation('home');
  return (
    <Section labelledBy="services">
      <CardGrid
        id="services"
        columns={4}
        title={t('services.title')}
        lead={t('services.lead')}
        cards={ids.map((id) => ({
          Icon: icons[id],
          title: t(`services.items.${id}.title`),
          text: t(`services.items.${id}.text`),
          points: t(`services.items.${id}.features`, { returnObjects: true }),
          link: (title) => <PageLink page={id}>{title}</PageLink>,
        }))}
      />
      <Action>
        <PageButton page="services" data-look="outlined">
          {t('services.button')}
        </PageButton>
      </Action>
    </Section>
  );
};
