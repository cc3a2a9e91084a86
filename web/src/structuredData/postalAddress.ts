import { company, type OfficeId } from '../company.ts';

export const postalAddress = (id: OfficeId) => {
  const { street, postalCode, city, country } = company.offices[id];
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    postalCode,
    addressLocality: city,
    addressCountry: country,
  };
};
