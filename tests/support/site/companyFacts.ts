import { company } from '@helvardar/shared/company';

/** Where the links of a page dial and write to. */
export const phoneLink = `tel:${company.phone.replaceAll(/[^+\d]/g, '')}`;
export const emailLink = `mailto:${company.email}`;
