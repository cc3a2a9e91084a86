/** The texts of the site, typed from the English files. `routing/routes.ts` adds the texts of each route. */
export interface Texts {
  common: typeof import('./locales/en/common.json') & {
    /** The label of each page, by its id. The build takes it from the texts of the page. */
    routes: Record<string, string>;
  };
  consultation: typeof import('./locales/en/consultation.json');
  languageHint: typeof import('./locales/en/languageHint.json');
  notFound: typeof import('./locales/en/notFound.json');
}

export type Namespace = keyof Texts;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Texts;
  }
}
