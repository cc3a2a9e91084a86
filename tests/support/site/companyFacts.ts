import { company } from '@helvardar/shared/company';

/** The targets of the telephone and e-mail links. */
export const phoneLink = `tel:${company.phone.replaceAll(/[^+\d]/g, '')}`;
export const emailLink = `mailto:${company.email}`;
