import { company } from '@helvardar/shared/company';

export { addressLine, company, type OfficeId } from '@helvardar/shared/company';

/** Dials the company. */
export const phoneAddress = `tel:${company.phone.replaceAll(' ', '')}`;

/** Where the site lives; a preview or a takeover sets another one at build. */
export const siteOrigin: string = import.meta.env['VITE_SITE_ORIGIN'] ?? 'https://www.helvardar.example';
