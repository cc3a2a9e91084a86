import { languages } from '@helvardar/shared/languages';
import { percentDecoded } from '@helvardar/shared/percentDecoded';
import { distance } from 'fastest-levenshtein';
import { pathOf, prefixedPath, type RouteId, routeIds, routes } from './routes.ts';

/** Words that people type for a page, without accents. */
const synonyms: Partial<Record<RouteId, string>> = {
  home: 'index start startseite accueil',
  services: 'leistungen dienstleistungen angebot prestations offre',
  websiteDevelopment: 'web webentwicklung webdesign website websites site webshop shop onlineshop',
  socialMediaMarketing: 'marketing werbung publicite social',
  customSoftware: 'software individualsoftware logiciel logiciels entwicklung development developpement',
  cloudSolutions: 'cloud hosting',
  cybersecurity: 'security sicherheit cybersicherheit securite cybersecurite',
  mobileDevelopment: 'mobile app apps',
  about: 'aboutus ueberuns uberuns team unternehmen apropos entreprise company partner',
  contact: 'contactus kontakt impressum imprint mentionslegales consultation beratung termin rendezvous',
  careers: 'career jobs job karriere stellen carriere carrieres emploi emplois',
  privacyPolicy:
    'privacy datenschutz datenschutzerklaerung datenschutzerklarung confidentialite rgpd gdpr dsgvo',
  termsOfService: 'terms tos agb nutzungsbedingungen cgv cgu conditions impressum imprint mentionslegales',
  cookiePolicy: 'cookies cookie',
};

/** Only the letters and digits, in lower case and without accents: `privacypolicy` for `/Privacy_Policy`. */
const lettersOf = (path: string): string =>
  percentDecoded(path)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Maps the `lettersOf` of each path to the path. English paths have a second key, such as `enabout` for `/about`. */
const known = new Map(
  routeIds.flatMap((id) =>
    languages.flatMap((language) => {
      const path = pathOf(id, language);
      return [path, prefixedPath(id, language)].map((spelling) => [lettersOf(spelling), path] as const);
    }),
  ),
);

/**
 * The path of a page, found by its letters and digits alone. Also repairs an encoded or missing `?`, as in
 * `/contact&utm_source=letter`.
 */
export const meantPath = (pathname: string): string | undefined => {
  const [, path = pathname, query] = /^([^?&]*)[?&](.+)$/s.exec(percentDecoded(pathname)) ?? [];
  const meant = known.get(lettersOf(path));
  return meant && query ? `${meant}?${query}` : meant;
};

const namesOf = (id: RouteId): string[] => {
  const { path } = routes[id];
  const last = path.split('/').at(-1) ?? '';
  return [lettersOf(path), lettersOf(last), ...(synonyms[id]?.split(' ') ?? [])].filter(Boolean);
};

/** Up to three pages with a similar name, nearest first. */
export const nearPages = (pathname: string): RouteId[] => {
  const parts = [pathname, pathname.split('/').at(-1) ?? ''].map(lettersOf).filter(Boolean);
  const stepsTo = (name: string) => {
    const steps = Math.min(...parts.map((part) => distance(part, name)));
    // A short name may differ by one letter only, because two changed letters make another word.
    return steps <= (name.length < 5 ? 1 : 2) ? steps : Number.POSITIVE_INFINITY;
  };
  return routeIds
    .map((id) => ({ id, steps: Math.min(...namesOf(id).map(stepsTo)) }))
    .filter(({ steps }) => Number.isFinite(steps))
    .sort((a, b) => a.steps - b.steps)
    .slice(0, 3)
    .map(({ id }) => id);
};
