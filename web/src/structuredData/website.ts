import { company } from '../company.ts';
import { pageAddress } from '../pageAddress.ts';
import { organizationReference } from './organization.ts';
import type { Describe } from './structuredData.ts';

/** The site in the page's language. */
export const website: Describe = ({ language }) => {
  const url = pageAddress('home', language);
  return [
    {
      '@type': 'WebSite',
      '@id': `${url}#website`,
      name: company.name,
      url,
      inLanguage: language,
      publisher: organizationReference,
    },
  ];
};
