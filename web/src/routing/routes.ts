import type { Value } from '@helvardar/shared/fields';
import { defaultLanguage, isLanguage, type Language } from '@helvardar/shared/languages';
import { percentDecoded } from '@helvardar/shared/percentDecoded';

export type ProjectType = Value<'project_type'>;

interface PageEntry {
  path: `/${string}`;
  kind: 'page' | 'policy';
}
interface ServiceEntry {
  path: `/${string}`;
  kind: 'service';
  /** The project type that is already chosen in the form of visitors who come from this page. */
  project: ProjectType;
}

/**
 * Every page but the not-found page, in the order of docs/behaviour.md, 2.1. Menus, prerendering, sitemap and more
 * derive from this table. The id is also the name of the page's text file.
 */
export const routes = {
  home: { path: '/', kind: 'page' },
  services: { path: '/services', kind: 'page' },
  websiteDevelopment: { path: '/services/website-development', kind: 'service', project: 'website' },
  socialMediaMarketing: {
    path: '/services/social-media-marketing',
    kind: 'service',
    project: 'social_media',
  },
  customSoftware: { path: '/services/custom-software', kind: 'service', project: 'custom_software' },
  cloudSolutions: { path: '/services/cloud-solutions', kind: 'service', project: 'cloud_solutions' },
  cybersecurity: { path: '/services/cybersecurity', kind: 'service', project: 'cybersecurity' },
  mobileDevelopment: { path: '/services/mobile-development', kind: 'service', project: 'other' },
  about: { path: '/about', kind: 'page' },
  contact: { path: '/contact', kind: 'page' },
  careers: { path: '/careers', kind: 'page' },
  privacyPolicy: { path: '/privacy-policy', kind: 'policy' },
  termsOfService: { path: '/terms-of-service', kind: 'policy' },
  cookiePolicy: { path: '/cookie-policy', kind: 'policy' },
} as const satisfies Record<string, PageEntry | ServiceEntry>;

declare module '../i18n/texts.ts' {
  interface Texts {
    home: typeof import('../i18n/locales/en/home.json');
    services: typeof import('../i18n/locales/en/services.json') & {
      /** The cards' texts by service id. `web/build/linkTexts.ts` moves them here from the services' text files. */
      cards: Record<string, string>;
    };
    websiteDevelopment: typeof import('../i18n/locales/en/websiteDevelopment.json');
    socialMediaMarketing: typeof import('../i18n/locales/en/socialMediaMarketing.json');
    customSoftware: typeof import('../i18n/locales/en/customSoftware.json');
    cloudSolutions: typeof import('../i18n/locales/en/cloudSolutions.json');
    cybersecurity: typeof import('../i18n/locales/en/cybersecurity.json');
    mobileDevelopment: typeof import('../i18n/locales/en/mobileDevelopment.json');
    about: typeof import('../i18n/locales/en/about.json');
    contact: typeof import('../i18n/locales/en/contact.json');
    careers: typeof import('../i18n/locales/en/careers.json');
    privacyPolicy: typeof import('../i18n/locales/en/privacyPolicy.json');
    termsOfService: typeof import('../i18n/locales/en/termsOfService.json');
    cookiePolicy: typeof import('../i18n/locales/en/cookiePolicy.json');
  }
}

export type RouteId = keyof typeof routes;
type Kind = (typeof routes)[RouteId]['kind'];
type RoutesOfKind<Wanted extends Kind> = {
  [Id in RouteId]: (typeof routes)[Id]['kind'] extends Wanted ? Id : never;
}[RouteId];
export type ServiceId = RoutesOfKind<'service'>;
export type PolicyId = RoutesOfKind<'policy'>;

export type PageId = RouteId | 'notFound';

/** The id of the contact page's box with the button that opens the form. A link to this id focuses the button. */
export const consultationFragment = 'consultation';

/** The query parameter of the contact page that names a project type. */
export const projectParameter = 'project';

export const routeIds = Object.keys(routes) as RouteId[];
const ofKind = <Wanted extends Kind>(kind: Wanted) =>
  routeIds.filter((id): id is RoutesOfKind<Wanted> => routes[id].kind === kind);
export const serviceIds = ofKind('service');
export const policyIds = ofKind('policy');

/** With the default language as prefix, the path (`/en/about`) works but is never linked. */
export const prefixedPath = (id: RouteId, prefix: Language): string =>
  id === 'home' ? `/${prefix}` : `/${prefix}${routes[id].path}`;

/** The canonical path: no prefix for English, no trailing slash. */
export const pathOf = (id: RouteId, language: Language): string =>
  language === defaultLanguage ? routes[id].path : prefixedPath(id, language);

/** The address of the contact page's box. From the page of a service, it names the project type of this service. */
export const consultationPath = (language: Language, from?: PageId): string => {
  const { project }: { project?: ProjectType } = { ...routes[from as ServiceId] };
  const query = project ? `?${projectParameter}=${project}` : '';
  return `${pathOf('contact', language)}${query}#${consultationFragment}`;
};

/** The project type that the query of an address names, if it is one. */
export const projectIn = (search: string): ProjectType | undefined => {
  const named = new URLSearchParams(search).get(projectParameter);
  return serviceIds.map((id) => routes[id].project).find((type) => type === named);
};

const idsByPath = new Map<string, RouteId>(routeIds.map((id) => [routes[id].path, id]));

export type Destination = { page: PageId; language: Language } | { redirect: '/' };

/** Whether a part of a path looks like a language tag (`xx`, `xxx`, `xx-YY`) but is no language of the site. */
const isOtherLanguage = (part: string) =>
  /^[a-z]{2,3}(-[a-z\d]{2,4})?$/i.test(part) && !isLanguage(part.toLowerCase());

/**
 * An unsupported language before a known path redirects to `/`. Any other unknown path shows the not-found page in the
 * language of its prefix.
 */
export const destinationOf = (pathname: string): Destination => {
  const [first = '', ...rest] = pathname.split('/').filter(Boolean).map(percentDecoded);
  const whole = idsByPath.get(`/${[first, ...rest].filter(Boolean).join('/')}`);
  if (whole) return { page: whole, language: defaultLanguage };
  const behindFirst = idsByPath.get(`/${rest.join('/')}`);
  if (isLanguage(first)) return { page: behindFirst ?? 'notFound', language: first };
  if (behindFirst && isOtherLanguage(first)) return { redirect: '/' };
  return { page: 'notFound', language: defaultLanguage };
};
