import { useLanguage } from '../i18n/useLanguage.ts';
import { consultationPath, type PageId, pathOf, type RouteId } from './routes.ts';

/** Returns the path of a page in the document's language. `fragment` is the id of an element on that page. */
export const usePath = (): ((page: RouteId, fragment?: string) => string) => {
  const language = useLanguage();
  return (page, fragment) => pathOf(page, language) + (fragment ? `#${fragment}` : '');
};

/** The address of the contact page's box in the document's language, for a link on the page `from`. */
export const useConsultationPath = (from?: PageId): string => consultationPath(useLanguage(), from);
