import { useLanguage } from '../i18n/LanguageContext.ts';
import { pathOf, type RouteId } from './routes.ts';

/**
 * Returns a function that gives the path of a page in the language of the document. An optional fragment names a part
 * of the page. `useLinkNavigation` follows such links without loading a document.
 */
export const usePath = (): ((page: RouteId, fragment?: string) => string) => {
  const language = useLanguage();
  return (page, fragment) => pathOf(page, language) + (fragment ? `#${fragment}` : '');
};
