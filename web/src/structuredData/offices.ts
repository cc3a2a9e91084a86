import { company, type OfficeId } from '../company.ts';
import { absolute, pageAddress } from '../pageAddress.ts';
import { organizationReference } from './organization.ts';
import { postalAddress } from './postalAddress.ts';
import type { Describe } from './structuredData.ts';

const officeIds = Object.keys(company.offices) as OfficeId[];

/** Each office as a place that can be visited and called. */
export const offices: Describe = ({ language }) =>
  officeIds.map((id) => ({
    '@type': 'LocalBusiness',
    '@id': absolute(`/#${id}`),
    name: `${company.name} ${company.offices[id].city}`,
    url: pageAddress('contact', language),
    image: absolute('/icon-512.png'),
    address: postalAddress(id),
    telephone: company.phone,
    email: company.email,
    parentOrganization: organizationReference,
  }));
