import { addressLine, company, mailCountryName, phoneAddress } from '@helvardar/shared/company';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { nonBreaking } from '../../i18n/nonBreaking.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { type PolicyId, policyIds } from '../../routing/routes.ts';
import { usePath } from '../../routing/usePath.ts';
import { PolicyText } from '../../sections/PolicyText.tsx';
import { policyDate, policyDay } from './policyDate.ts';

export const PolicyPage = ({ policy }: { policy: PolicyId }) => {
  const { t } = useTranslation(policy);
  const path = usePath();
  const language = useLanguage();
  const facts = {
    company: company.legalName,
    subsidiary: nonBreaking(company.subsidiary),
    partner: nonBreaking(company.partner),
    mailCountry: mailCountryName(language),
    email: company.email,
    phone: nonBreaking(company.phone),
    basel: nonBreaking(addressLine('basel', language)),
    skopje: nonBreaking(addressLine('skopje', language)),
    date: policyDate[language],
  };
  return (
    <Container>
      <PolicyText
        back={
          <Link href={path('home')}>
            <ArrowLeft size={20} aria-hidden="true" />
            {t('back')}
          </Link>
        }
        title={t('title')}
        updated={t('updated', facts)}
        updatedOn={policyDay}
        lead={t('lead', facts)}
        contents={t('onThisPage', { ns: 'common' })}
        sections={t('sections', { returnObjects: true, ...facts })}
        related={{
          label: t('related'),
          links: policyIds
            .filter((id) => id !== policy)
            .map((id) => (
              <Link key={id} href={path(id)}>
                {t(`routes.${id}`, { ns: 'common' })}
              </Link>
            )),
        }}
        contact={{
          title: t('contact.title'),
          text: t('contact.text', facts),
          entries: [
            { label: t('contact.email'), text: company.email, href: `mailto:${company.email}` },
            {
              label: t('contact.phone'),
              text: facts.phone,
              href: phoneAddress,
            },
            { label: t('contact.address'), text: facts.skopje },
          ],
        }}
      />
    </Container>
  );
};
