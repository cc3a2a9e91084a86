import type { ComponentType } from 'react';
import type { TextFiles } from './i18n.ts';
import type { PageId } from './routes.ts';

export interface PageModule {
  Page: ComponentType;
  texts: TextFiles;
}

/** Every page is a chunk of its own that brings its texts; the file bears the name of the page. */
export const pageModules: Record<PageId, () => Promise<PageModule>> = {
  home: () => import('./pages/Home.tsx'),
  services: () => import('./pages/Services.tsx'),
  websiteDevelopment: () => import('./pages/WebsiteDevelopment.tsx'),
  socialMediaMarketing: () => import('./pages/SocialMediaMarketing.tsx'),
  customSoftware: () => import('./pages/CustomSoftware.tsx'),
  cloudSolutions: () => import('./pages/CloudSolutions.tsx'),
  cybersecurity: () => import('./pages/Cybersecurity.tsx'),
  mobileDevelopment: () => import('./pages/MobileDevelopment.tsx'),
  about: () => import('./pages/About.tsx'),
  contact: () => import('./pages/Contact.tsx'),
  careers: () => import('./pages/Careers.tsx'),
  privacyPolicy: () => import('./pages/PrivacyPolicy.tsx'),
  termsOfService: () => import('./pages/TermsOfService.tsx'),
  cookiePolicy: () => import('./pages/CookiePolicy.tsx'),
  notFound: () => import('./pages/NotFound.tsx'),
};
