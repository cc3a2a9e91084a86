import { addressLine, company, phoneAddress } from '@helvardar/shared/company';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Building2, Check, Mail, Phone } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../i18n/LanguageContext.ts';
import { nonBreaking } from '../i18n/nonBreaking.ts';
import { consultationFragment } from '../routing/routes.ts';
import { usePath } from '../routing/usePath.ts';
import { ContactCard } from '../sections/ContactCard.tsx';
import { PageHero } from '../sections/PageHero.tsx';
import { ProcessSteps } from '../sections/ProcessSteps.tsx';
import { Section } from '../sections/Section.tsx';
import { measure } from '../theme/grid.ts';
import { Applicants, ApplicationLinks } from './contact/Applicants.tsx';
import { ConsultationButton } from './contact/ConsultationButton.tsx';
import { useApplication } from './contact/useApplication.ts';

export const texts = import.meta.glob('../i18n/locales/*/contact.json', { import: 'default' });

/** The contact card of applicants. */
const Below = styled('div')({ maxWidth: measure, paddingBlock: 'clamp(3rem, 6vw, 6rem)' });
const Promotion = styled('div')(({ theme }) => ({
  display: 'grid',
  columnGap: 'clamp(2rem, 5vw, 5rem)',
  marginBlock: 'clamp(3rem, 6vw, 6rem)',
  padding: 'clamp(1.25rem, 4vw, 3.5rem)',
  backgroundColor: theme.vars.palette.surface,
  borderTop: `6px solid ${theme.vars.palette.rhine}`,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  ul: { marginBottom: 32 },
  li: { display: 'flex', gap: 12, paddingBlock: 6, overflowWrap: 'anywhere' },
  'li svg': { flexShrink: 0, color: theme.vars.palette.rhine },
}));

const Privacy = styled('p')({ maxWidth: measure, marginTop: 24, fontSize: '0.9375rem' });

export const Page = () => {
  const { t } = useTranslation('contact');
  const path = usePath();
  const language = useLanguage();
  const application = useApplication();
  const card = (
    <ContactCard
      title={t('card.title')}
      entries={[
        { Icon: Phone, label: t('card.phone'), text: nonBreaking(company.phone), href: phoneAddress },
        { Icon: Mail, label: t('card.email'), text: company.email, href: `mailto:${company.email}` },
        { Icon: Building2, label: t('card.basel'), text: nonBreaking(addressLine('basel', language)) },
        { Icon: Building2, label: t('card.skopje'), text: nonBreaking(addressLine('skopje', language)) },
      ]}
    />
  );
  return (
    <>
      {/* The two keys make React replace the whole hero, because it cannot update text that a browser translated. */}
      {application ? (
        <PageHero
          key="applicants"
          title={
            application.position
              ? t('applicants.titleFor', { position: application.position })
              : t('applicants.title')
          }
          lead={t('applicants.text')}
          actions={<ApplicationLinks position={application.position} />}
        />
      ) : (
        <PageHero
          key="clients"
          subject={t('subject')}
          title={t('title')}
          lead={t('subtitle')}
          actions={<ConsultationButton label={t('button')} />}
          aside={card}
        />
      )}
      <Suspense>
        <Container>
          {application ? (
            <Below>{card}</Below>
          ) : (
            <Promotion id={consultationFragment}>
              <div>
                {/* `balance` would break the heading after the hyphen of “30-minute”. */}
                <Typography variant="h2" sx={{ textWrap: 'wrap' }}>
                  {t('promotion.title')}
                </Typography>
                <Typography sx={{ mt: 2, mb: 3, maxWidth: measure }}>{t('promotion.text')}</Typography>
              </div>
              <div>
                <ul>
                  {t('promotion.points', { returnObjects: true }).map((point) => (
                    <li key={point}>
                      <Check size={24} />
                      {point}
                    </li>
                  ))}
                </ul>
                <ConsultationButton label={t('promotion.button')} />
                <Privacy>
                  <Link href={path('privacyPolicy')}>{t('privacy')}</Link>
                </Privacy>
              </div>
            </Promotion>
          )}
        </Container>
      </Suspense>
      {!application && (
        <>
          <Section ground="surface" static>
            <ProcessSteps id="firstSteps" {...t('firstSteps', { ns: 'common', returnObjects: true })} />
          </Section>
          <Applicants />
        </>
      )}
    </>
  );
};
