import { company } from '@helvardar/shared/company';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { BadgeCheck, Code2, Link2, type LucideIcon, MonitorSmartphone, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Bridges } from '../art/Bridges.tsx';
import { Clasp } from '../art/Clasp.tsx';
import { nonBreaking } from '../i18n/nonBreaking.ts';
import { useConsultationPath, usePath } from '../routing/usePath.ts';
import { CardGrid, withIcons } from '../sections/CardGrid.tsx';
import { ClosingCall } from '../sections/ClosingCall.tsx';
import { Deferred } from '../sections/DeferredContext.tsx';
import { PageHero } from '../sections/PageHero.tsx';
import { Rows } from '../sections/Rows.tsx';
import { Section } from '../sections/Section.tsx';
import { Split } from '../sections/SectionHeading.tsx';
import { ServedHtml } from '../sections/ServedHtml.tsx';
import { Statement } from '../sections/Statement.tsx';
import { columnGap, columns } from '../theme/grid.ts';
import { ContactLink, PhoneLink } from './ContactLink.tsx';

export const texts = import.meta.glob('../i18n/locales/*/about.json', { import: 'default' });

const offeringIcons = {
  software: Code2,
  outsourcing: Link2,
  digital: MonitorSmartphone,
} as const satisfies Record<string, LucideIcon>;

const Pair = styled(Split)({ rowGap: 'clamp(2rem, 5vw, 5rem)' });

/** The bridges stand at the end of a section of their colour, from edge to edge of the window. */
const Horizon = styled('div')({ height: '29.5vw', maxHeight: '30rem' });

/** In a wide window the link is below the last card. */
const End = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: `40px ${columnGap}`,
  alignItems: 'center',
  marginTop: 56,
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: `${columns(8)} minmax(0, 1fr)` },
}));
const Commitment = styled(Typography)(({ theme }) => ({
  color: theme.vars.palette.text.primary,
  textWrap: 'pretty',
  maxWidth: '46rem',
  paddingLeft: 24,
  borderLeft: `6px solid ${theme.vars.palette.vardar}`,
}));

export const Page = () => {
  const { t } = useTranslation('about');
  const path = usePath();
  const consultation = useConsultationPath();
  return (
    <>
      <PageHero
        subject={t('subject')}
        title={t('title')}
        lead={t('lead')}
        actions={<Button href={consultation}>{t('closing.button')}</Button>}
        art={<Clasp />}
        static
      />
      <Section static>
        <Rows
          id="benefits"
          title={t('benefits.title')}
          items={Object.values(t('benefits.items', { returnObjects: true }))}
        />
        <ContactLink label={t('closing.button')} />
      </Section>
      <Section ground="surface" static>
        <Pair>
          <Statement
            id="team"
            Icon={Users}
            title={t('cards.team.title')}
            text={t('cards.team.text')}
            link={<Link href={path('careers')}>{t('cards.team.link')}</Link>}
          />
          <Statement
            id="results"
            Icon={BadgeCheck}
            title={t('cards.results.title')}
            text={t('cards.results.text')}
          />
        </Pair>
      </Section>
      <Deferred>
        <ServedHtml component={Horizon}>
          <Bridges />
        </ServedHtml>
      </Deferred>
      <Section static>
        <CardGrid
          id="partnership"
          title={t('partnership.title')}
          lead={t('partnership.text', {
            company: nonBreaking(company.legalName),
            partner: nonBreaking(company.partner),
          })}
          cards={withIcons(t('partnership.offerings', { returnObjects: true }), offeringIcons)}
        />
        <ContactLink label={t('closing.button')} />
        <End>
          <Commitment variant="lead">{t('partnership.commitment')}</Commitment>
          <p>
            <Link href={path('services')}>{t('partnership.link')}</Link>
          </p>
        </End>
      </Section>
      <Section ground="surface" static>
        <Pair>
          <Statement id="mission" title={t('mission.title')} text={t('mission.text')} />
          <Statement id="vision" title={t('vision.title')} text={t('vision.text')} />
        </Pair>
      </Section>
      <ClosingCall mirrored id="closing" title={t('closing.title')} text={t('closing.text')}>
        <Button href={consultation}>{t('closing.button')}</Button>
        <PhoneLink />
      </ClosingCall>
    </>
  );
};
