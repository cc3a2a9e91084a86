import { company } from '@helvardar/shared/company';

export const phoneLink = `tel:${company.phone.replaceAll(/[^+\d]/g, '')}`;
export const emailLink = `mailto:${company.email}`;
