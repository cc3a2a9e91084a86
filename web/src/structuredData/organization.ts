import { languages } from '@helvardar/shared/languages';
import { company } from '../company.ts';
import { absolute, pageAddress } from '../pageAddress.ts';
import { postalAddress } from './postalAddress.ts';
import type { Describe } from './structuredData.ts';

/** How the other things of a graph refer to the company. */
export const organizationReference = { '@id': absolute('/#organization') };

/** The company, the same on every page but for the words. */
export const organization: Describe = ({ language, texts }) => [
  {
    '@type': 'Organization',
    ...organizationReference,
    name: company.name,
    legalName: company.legalName,
    url: pageAddress('home', language),
    logo: absolute('/icon-512.png'),
    description: texts.t('footer.description', { ns: 'common' }),
    email: company.email,
    telephone: company.phone,
    address: postalAddress('basel'),
    sameAs: Object.values(company.social),
    contactPoint: {
      '@type': 'ContactPoint',
      telephone: company.phone,
      email: company.email,
      contactType: 'customer service',
      availableLanguage: languages,
    },
  },
];
