import { addressLine, company, phoneAddress } from '@helvardar/shared/company';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { Building2, Mail, Phone } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Letter } from '../art/Letter.tsx';
import { nonBreaking } from '../i18n/nonBreaking.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { ContactCard } from '../sections/ContactCard.tsx';
import { PageHero } from '../sections/PageHero.tsx';
import { ProcessSteps } from '../sections/ProcessSteps.tsx';
import { Section } from '../sections/Section.tsx';
import { measure } from '../theme/grid.ts';
import { Applicants, ApplicationLinks } from './contact/Applicants.tsx';
import { ConsultationBox } from './contact/ConsultationBox.tsx';
import { ConsultationButton } from './contact/ConsultationButton.tsx';
import { useApplication } from './contact/useApplication.ts';

export const texts = import.meta.glob('../i18n/locales/*/contact.json', { import: 'default' });

/** The contact card of applicants. */
const Below = styled('div')({ maxWidth: measure, paddingBlock: 'clamp(3rem, 6vw, 6rem)' });
export const Page = () => {
  const { t } = useTranslation('contact');
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
          art={<Letter />}
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
        {application ? (
          <Container>
            <Below>{card}</Below>
          </Container>
        ) : (
          <ConsultationBox />
        )}
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
