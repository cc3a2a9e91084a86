import { styled } from '@mui/material/styles';
import { Gift, type LucideIcon, Rocket, TrendingUp, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Light } from '../art/Light.tsx';
import { PageButton } from '../components/PageButton.tsx';
import { PageLink } from '../routing/PageLink.tsx';
import { CardGrid, withIcons } from '../sections/CardGrid.tsx';
import { ClosingCall } from '../sections/ClosingCall.tsx';
import { PageHero } from '../sections/PageHero.tsx';
import { Section } from '../sections/Section.tsx';
import { Positions } from './careers/Positions.tsx';

export const texts = import.meta.glob('../i18n/locales/*/careers.json', { import: 'default' });

const benefitIcons = {
  growth: TrendingUp,
  team: Users,
  benefits: Gift,
  projects: Rocket,
} as const satisfies Record<string, LucideIcon>;

const More = styled('p')({ margin: '40px 0 0' });

const Benefits = () => {
  const { t } = useTranslation('careers');
  return (
    <>
      <CardGrid
        id="benefits"
        columns={4}
        title={t('benefits.title')}
        cards={withIcons(t('benefits.items', { returnObjects: true }), benefitIcons)}
      />
      <More>
        <PageLink page="about">{t('benefits.about')}</PageLink>
      </More>
    </>
  );
};

/** Benefits and positions are components that read their own texts, so that on a page change they do not delay the heading. */
export const Page = () => {
  const { t } = useTranslation('careers');
  return (
    <>
      <PageHero
        subject={t('hero.subject')}
        title={t('hero.title')}
        lead={t('hero.lead')}
        actions={
          <PageButton page="careers" fragment="positions">
            {t('positions.title')}
          </PageButton>
        }
        art={<Light />}
      />
      <Section labelledBy="benefits">
        <Benefits />
      </Section>
      <Section labelledBy="positions" ground="surface">
        <Positions />
      </Section>
      <ClosingCall id="missing" title={t('missing.title')} text={t('missing.text')}>
        <PageButton page="contact" data-position="">
          {t('missing.button')}
        </PageButton>
      </ClosingCall>
    </>
  );
};
