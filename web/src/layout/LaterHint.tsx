import { type ComponentType, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type PageId, pathOf, type RouteId } from '../routes.ts';

/** Milliseconds after which the page has come to rest. */
const rest = 500;

/** Detects the visitor's language once the page is there, which remembers it, and offers it on unprefixed pages. */
export const LaterHint = ({ page }: { page: PageId }) => {
  const { pathname } = useLocation();
  const [Hint, setHint] = useState<ComponentType<{ page: RouteId }>>();
  useEffect(() => {
    const timer = window.setTimeout(async () => {
      const [{ LanguageHint }, { detectLanguage }] = await Promise.all([
        import('./LanguageHint.tsx'),
        import('./detectLanguage.ts'),
      ]);
      detectLanguage();
      setHint(() => LanguageHint);
    }, rest);
    return () => window.clearTimeout(timer);
  }, []);
  const unprefixed = page !== 'notFound' && pathname === pathOf(page, 'en');
  return Hint && unprefixed ? <Hint page={page} /> : null;
};
