import { pageAddress } from '../pageAddress.ts';
import { organizationReference } from './organization.ts';
import type { Describe } from './structuredData.ts';

/** What a service page offers. */
export const service: Describe = ({ page, language, texts }) => {
  const url = pageAddress(page, language);
  const name = texts.t(`routes.${page}`, { ns: 'common' });
  return [
    {
      '@type': 'Service',
      '@id': `${url}#service`,
      name,
      serviceType: name,
      description: texts.t('meta.description', { ns: page }),
      url,
      provider: organizationReference,
    },
  ];
};
