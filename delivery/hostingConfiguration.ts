import type { HeaderRule } from '../web/build/headers.ts';
import type { Settings } from './settings.ts';

interface FirebaseJson {
  hosting: { predeploy?: unknown };
}

/** Hosting as in firebase.json, with the headers for whose sake firebase.json alone refuses to be deployed. */
const withHeaders = ({ hosting: { predeploy: _, ...hosting } }: FirebaseJson, headers: HeaderRule[]) => ({
  ...hosting,
  headers,
});

/** firebase.json for the step that deploys the pages. */
export const pagesConfiguration = (firebase: FirebaseJson, headers: HeaderRule[]): object => ({
  hosting: withHeaders(firebase, headers),
});

/** firebase.json for a preview or a trial: no search engine may list a page, picture or file of it. */
export const hiddenConfiguration = (firebase: FirebaseJson, headers: HeaderRule[]): object => ({
  hosting: withHeaders(firebase, [
    ...headers,
    { source: '**', headers: [{ key: 'X-Robots-Tag', value: 'noindex, nofollow' }] },
  ]),
});

/** What may hold invented facts is for those who know its address. */
export const configurationFor = ({ trial }: Pick<Settings, 'trial'>) =>
  trial ? hiddenConfiguration : pagesConfiguration;
