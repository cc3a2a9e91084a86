import type about from './locales/en/about.json';
import type careers from './locales/en/careers.json';
import type cloudSolutions from './locales/en/cloudSolutions.json';
import type common from './locales/en/common.json';
import type consultation from './locales/en/consultation.json';
import type contact from './locales/en/contact.json';
import type cookiePolicy from './locales/en/cookiePolicy.json';
import type customSoftware from './locales/en/customSoftware.json';
import type cybersecurity from './locales/en/cybersecurity.json';
import type home from './locales/en/home.json';
import type languageHint from './locales/en/languageHint.json';
import type mobileDevelopment from './locales/en/mobileDevelopment.json';
import type notFound from './locales/en/notFound.json';
import type privacyPolicy from './locales/en/privacyPolicy.json';
import type services from './locales/en/services.json';
import type socialMediaMarketing from './locales/en/socialMediaMarketing.json';
import type termsOfService from './locales/en/termsOfService.json';
import type websiteDevelopment from './locales/en/websiteDevelopment.json';

/** The texts of the site, typed from the English files: one namespace per page, and shared ones such as `common`. */
export interface Texts {
  about: typeof about;
  careers: typeof careers;
  cloudSolutions: typeof cloudSolutions;
  common: typeof common;
  consultation: typeof consultation;
  contact: typeof contact;
  cookiePolicy: typeof cookiePolicy;
  customSoftware: typeof customSoftware;
  cybersecurity: typeof cybersecurity;
  home: typeof home;
  languageHint: typeof languageHint;
  mobileDevelopment: typeof mobileDevelopment;
  notFound: typeof notFound;
  privacyPolicy: typeof privacyPolicy;
  services: typeof services;
  socialMediaMarketing: typeof socialMediaMarketing;
  termsOfService: typeof termsOfService;
  websiteDevelopment: typeof websiteDevelopment;
}

export type Namespace = keyof Texts;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Texts;
    returnNull: false;
  }
}
