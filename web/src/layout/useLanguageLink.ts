import type { Language } from '@helvardar/shared/languages';
import { storageKeys, store } from '../browser/storage.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { type PageId, pathOf } from '../routing/routes.ts';

/** The attributes of a link to `page` in a language. From the not-found page it leads to the home page. */
export const useLanguageLink = (page: PageId) => {
  const current = useLanguage();
  return (language: Language) => ({
    href: pathOf(page === 'notFound' ? 'home' : page, language),
    lang: language,
    hrefLang: language,
    'aria-current': language === current ? ('true' as const) : undefined,
    onClick: () => {
      store(storageKeys.language, language);
      store(storageKeys.languageHint, 'dismissed');
    },
  });
};
