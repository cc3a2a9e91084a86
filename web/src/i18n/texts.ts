/** The types of the texts, taken from the English files. `routing/routes.ts` adds the types of each page's texts. */
export interface Texts {
  common: typeof import('./locales/en/common.json') & {
    /** The label of links to each page. `web/build/linkTexts.ts` takes it from the page's text file. */
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
