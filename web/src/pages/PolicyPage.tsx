import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { addressLine, company, phoneAddress } from '../company.ts';
import { useLanguage } from '../LanguageContext.ts';
import { PageLink } from '../layout/PageLink.tsx';
import { PageWidth } from '../PageWidth.ts';
import type { PolicyId } from '../routes.ts';
import { PolicyText } from '../sections/PolicyText.tsx';
import { unbroken } from '../unbroken.ts';
import { policyDate, policyDay } from './policyDate.ts';

/** The shape that the three policies share. */
export const PolicyPage = ({ policy }: { policy: PolicyId }) => {
  const { t } = useTranslation(policy);
  const language = useLanguage();
  const facts = {
    company: company.legalName,
    email: company.email,
    phone: unbroken(company.phone),
    basel: unbroken(addressLine('basel', language)),
    skopje: unbroken(addressLine('skopje', language)),
    date: policyDate[language],
  };
  return (
    <PageWidth>
      <PolicyText
        back={
          <PageLink page="home">
            <ArrowLeft size={20} aria-hidden="true" />
            {t('back')}
          </PageLink>
        }
        title={t('title')}
        updated={t('updated', facts)}
        updatedOn={policyDay}
        lead={t('lead', facts)}
        sections={t('sections', { returnObjects: true, ...facts })}
        contact={{
          title: t('contact.title'),
          text: t('contact.text', facts),
          entries: [
            { label: t('contact.email'), text: company.email, href: `mailto:${company.email}` },
            {
              label: t('contact.phone'),
              text: company.phone,
              href: phoneAddress,
            },
            { label: t('contact.address'), text: facts.skopje },
          ],
        }}
      />
    </PageWidth>
  );
};
