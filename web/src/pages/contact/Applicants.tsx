import { company } from '@helvardar/shared/company';
import Button, { type ButtonProps } from '@mui/material/Button';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { usePath } from '../../routing/usePath.ts';
import { Section } from '../../sections/Section.tsx';
import { SectionHeading } from '../../sections/SectionHeading.tsx';

const Links = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '16px 32px', alignItems: 'center' });

/** Below the lead. */
const Right = styled('div')({ gridColumn: '-2 / -1', marginTop: 16 });

interface Props extends Pick<ButtonProps, 'variant'> {
  position?: string;
}

/** The button starts an e-mail to the company. The subject names `position`, if there is one. */
export const ApplicationLinks = ({ position = '', ...button }: Props) => {
  const { t } = useTranslation('contact');
  const path = usePath();
  const subject = position ? t('applicants.subjectFor', { position }) : t('applicants.subject');
  return (
    <Links>
      <Button {...button} href={`mailto:${company.email}?subject=${encodeURIComponent(subject)}`}>
        {position ? t('applicants.applyFor', { position }) : t('applicants.button')}
      </Button>
      <Link href={path('careers')}>{t('applicants.positions')}</Link>
      <Link href={path('privacyPolicy')}>{t('applicants.privacy')}</Link>
    </Links>
  );
};

export const Applicants = () => {
  const { t } = useTranslation('contact');
  return (
    <Section>
      <SectionHeading
        id="applicants"
        title={t('applicants.title')}
        lead={t('applicants.text')}
        action={
          <Right>
            <ApplicationLinks variant="outlined" />
          </Right>
        }
      />
    </Section>
  );
};
