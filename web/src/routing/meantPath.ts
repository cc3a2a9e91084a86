import { defaultLanguage, languages } from '@helvardar/shared/languages';
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

interface Address {
  pathname: string;
  search?: string;
  hash?: string;
}

/** Short synonyms, such as `agb`. They look like a language tag, whose address would lead to the home page. */
const shortNamesOf = (id: RouteId): string[] =>
  (synonyms[id] ?? '').split(' ').filter((name) => name && name.length <= 3);

/**
 * Maps the `lettersOf` of each path, and of each short name, to the path. English paths have a second key, such as
 * `enabout` for `/about`.
 */
const known = new Map(
  routeIds.flatMap((id) =>
    languages.flatMap((language) => {
      const path = pathOf(id, language);
      const prefixes = language === defaultLanguage ? ['', language] : [language];
      const names = prefixes.flatMap((prefix) => shortNamesOf(id).map((name) => prefix + name));
      return [path, prefixedPath(id, language), ...names].map(
        (spelling) => [lettersOf(spelling), path] as const,
      );
    }),
  ),
);

/** What a copied link may end with: the markup around it, such as `](https://…` or `<br>`, or the name of a file. */
const surplus =
  /(?:(?:\]\(|["'`<>|\\^{}]|&(?:lt|gt|quot|nbsp|#\d+);).*|(?:\/index)?\.(?:html?|php|aspx?|jsp))$/s;

/**
 * The address of a page, found by the letters and digits of its path alone. Also removes copied markup, words after the
 * link and the ending of a file's name, and repairs an encoded or missing `?` or `#`, as in `/contact&utm_source=letter`
 * and `/contact%23consultation`.
 */
export const meantAddress = ({ pathname, search = '', hash = '' }: Address): string | undefined => {
  const [before = '', fragment] = percentDecoded(pathname)
    .replaceAll('&amp;', '&')
    .replace(surplus, '')
    .split('#');
  const [path = '', ...parameters] = before.split(/[?&]/);
  const [link = ''] = path.split(/[\s,;]/);
  const meant = known.get(lettersOf(path)) ?? known.get(lettersOf(link));
  if (!meant) return undefined;
  const query = [...parameters, search.slice(1)].filter(Boolean).join('&');
  return meant + (query && `?${query}`) + (hash || (fragment ? `#${fragment}` : ''));
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
