import { useLanguage } from '../i18n/LanguageContext.ts';
import { pathOf, type RouteId } from './routes.ts';

/**
 * Returns a function that gives the address of a page in the language of the document, with the fragment that names a
 * part of the page. `useLinkNavigation` follows such links without loading a document.
 */
export const usePath = (): ((page: RouteId, fragment?: string) => string) => {
  const language = useLanguage();
  return (page, fragment) => pathOf(page, language) + (fragment ? `#${fragment}` : '');
};
