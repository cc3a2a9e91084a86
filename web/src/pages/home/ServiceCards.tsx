import { budgetBounds } from '@helvardar/shared/fields';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { Code2, Globe, type LucideIcon, Megaphone, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { wholeNumber } from '../../i18n/numbers.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import type { ServiceId } from '../../routing/routes.ts';
import { usePath } from '../../routing/usePath.ts';
import { CardGrid } from '../../sections/CardGrid.tsx';
import { Section } from '../../sections/Section.tsx';
import { ContactLink } from '../ContactLink.tsx';

const icons = {
  websiteDevelopment: Globe,
  socialMediaMarketing: Megaphone,
  customSoftware: Code2,
  cybersecurity: ShieldCheck,
} as const satisfies Partial<Record<ServiceId, LucideIcon>>;
const ids = Object.keys(icons) as (keyof typeof icons)[];

const Action = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '16px 28px',
  marginTop: 56,
});

export const ServiceCards = () => {
  const { t } = useTranslation('home');
  const path = usePath();
  const language = useLanguage();
  /** The lower bounds of the second and third budget ranges: the pages of the services name the same prices. */
  const amounts = {
    low: wholeNumber(budgetBounds['5k_15k'].from, language),
    middle: wholeNumber(budgetBounds['15k_50k'].from, language),
  };
  const contactLink = <ContactLink label={t('hero.slides.partners.button')} />;
  return (
    <Section static>
      <CardGrid
        id="services"
        title={t('services.title')}
        lead={t('services.lead')}
        action={contactLink}
        cards={ids.map((id) => ({
          Icon: icons[id],
          title: t(`services.items.${id}.title`),
          text: t(`services.items.${id}.text`),
          points: t(`services.items.${id}.features`, { returnObjects: true, ...amounts }),
          link: (title) => <Link href={path(id)}>{title}</Link>,
        }))}
      />
      <Action>
        <Button href={path('services')} variant="outlined">
          {t('services.button')}
        </Button>
        <Link href={`${path('services')}#consulting`}>{t('services.consulting')}</Link>
      </Action>
      {contactLink}
    </Section>
  );
};
