import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Gift, type LucideIcon, Rocket, Sprout, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Light } from '../art/Light.tsx';
import { usePath } from '../routing/usePath.ts';
import { CardGrid, withIcons } from '../sections/CardGrid.tsx';
import { ClosingCall } from '../sections/ClosingCall.tsx';
import { PageHero } from '../sections/PageHero.tsx';
import { Section } from '../sections/Section.tsx';
import { Positions } from './careers/Positions.tsx';

export const texts = import.meta.glob('../i18n/locales/*/careers.json', { import: 'default' });

const benefitIcons = {
  growth: Sprout,
  team: Users,
  benefits: Gift,
  projects: Rocket,
} as const satisfies Record<string, LucideIcon>;

export const Page = () => {
  const { t } = useTranslation('careers');
  const path = usePath();
  return (
    <>
      <PageHero
        subject={t('hero.subject')}
        title={t('hero.title')}
        lead={t('hero.lead')}
        actions={
          <>
            <Button href={path('careers', 'positions')}>{t('positions.title')}</Button>
            <Link href={path('contact')} data-position="">
              {t('missing.button')}
            </Link>
          </>
        }
        art={<Light />}
        static
      />
      <Section static>
        <CardGrid
          id="benefits"
          title={t('benefits.title')}
          cards={withIcons(t('benefits.items', { returnObjects: true }), benefitIcons)}
        />
        <Typography sx={{ mt: 5 }}>
          <Link href={path('about')}>{t('benefits.about')}</Link>
        </Typography>
      </Section>
      <Section ground="surface" static>
        <Positions />
      </Section>
      <ClosingCall mirrored exchanged id="missing" title={t('missing.title')} text={t('missing.text')}>
        <Button href={path('contact')} data-position="">
          {t('missing.button')}
        </Button>
      </ClosingCall>
    </>
  );
};
