import { company } from '@helvardar/shared/company';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { actionStyles } from '../../components/actionStyles.ts';
import { PageLink } from '../../routing/PageLink.tsx';
import { Section } from '../../sections/Section.tsx';
import { SectionHeading } from '../../sections/SectionHeading.tsx';

const MailLink = styled('a')(actionStyles);
const Links = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '16px 32px', alignItems: 'center' });

/** A mail link for applying, with the position in its subject if known, and links to positions and privacy policy. */
export const ApplicationLinks = ({ position = '' }: { position?: string }) => {
  const { t } = useTranslation('contact');
  const subject = position ? t('applicants.subjectFor', { position }) : t('applicants.subject');
  return (
    <Links>
      <MailLink href={`mailto:${company.email}?subject=${encodeURIComponent(subject)}`}>
        {position ? t('applicants.applyFor', { position }) : t('applicants.button')}
      </MailLink>
      <PageLink page="careers">{t('applicants.positions')}</PageLink>
      <PageLink page="privacyPolicy">{t('applicants.privacy')}</PageLink>
    </Links>
  );
};

/** The section for applicants: what to send, and where. */
export const Applicants = () => {
  const { t } = useTranslation('contact');
  return (
    <Section labelledBy="applicants">
      <SectionHeading id="applicants" title={t('applicants.title')} lead={t('applicants.text')} />
      <ApplicationLinks />
    </Section>
  );
};
