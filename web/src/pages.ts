import type { ComponentType } from 'react';
import type { PageId } from './routes.ts';

interface PageModule {
  /** Each module accepts the ids that `componentNames` gives it. */
  Page: ComponentType<{ page: never }>;
}

/** One chunk each; the key is the file's name in `pages/`. */
const components = {
  Home: () => import('./pages/Home.tsx'),
  Services: () => import('./pages/Services.tsx'),
  ServicePage: () => import('./pages/ServicePage.tsx'),
  About: () => import('./pages/About.tsx'),
  Contact: () => import('./pages/Contact.tsx'),
  Careers: () => import('./pages/Careers.tsx'),
  PolicyPage: () => import('./pages/PolicyPage.tsx'),
  NotFound: () => import('./pages/NotFound.tsx'),
} as const satisfies Record<string, () => Promise<PageModule>>;

/** Which component shows which page. */
export const componentNames: Record<PageId, keyof typeof components> = {
  home: 'Home',
  services: 'Services',
  websiteDevelopment: 'ServicePage',
  socialMediaMarketing: 'ServicePage',
  customSoftware: 'ServicePage',
  cloudSolutions: 'ServicePage',
  cybersecurity: 'ServicePage',
  mobileDevelopment: 'ServicePage',
  about: 'About',
  contact: 'Contact',
  careers: 'Careers',
  privacyPolicy: 'PolicyPage',
  termsOfService: 'PolicyPage',
  cookiePolicy: 'PolicyPage',
  notFound: 'NotFound',
};

export const loadPage = async (page: PageId): Promise<ComponentType<{ page: PageId }>> => {
  const { Page }: PageModule = await components[componentNames[page]]();
  return Page as ComponentType<{ page: PageId }>;
};
