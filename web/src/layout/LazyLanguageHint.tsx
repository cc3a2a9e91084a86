import type { Language } from '@helvardar/shared/languages';
import { use, useEffect, useState } from 'react';
import { I18nContext } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { readStored, storageKeys } from '../browser/storage.ts';
import { loadTexts } from '../i18n/i18n.ts';
import { useLanguage } from '../i18n/LanguageContext.ts';
import { type PageId, pathOf } from '../routing/routes.ts';
import type { LanguageHint } from './LanguageHint.tsx';

/** Milliseconds between the first render and the detection. */
const detectionDelay = 500;

/**
 * Detects and stores the visitor's language after the page has loaded. On an unprefixed page it then shows the hint
 * with the detected languages other than the page's, unless the visitor has dismissed the hint before.
 */
export const LazyLanguageHint = ({ page }: { page: PageId }) => {
  const { pathname } = useLocation();
  const texts = use(I18nContext)?.i18n;
  const current = useLanguage();
  const [offer, setOffer] = useState<{ Hint: typeof LanguageHint; languages: [Language, ...Language[]] }>();
  useEffect(() => {
    const detect = async () => {
      // Nothing is imported offline, because some browsers remember a failed import until the page is reloaded. The
      // form's dialog imports one of these files too, and could not be opened.
      if (!navigator.onLine) return;
      const { languagesOf, storeDetectedLanguage } = await import('../i18n/detectLanguage.ts');
      storeDetectedLanguage();
      const [first, ...others] = languagesOf(navigator.language).filter((language) => language !== current);
      if (!texts || !first || readStored(storageKeys.languageHint)) return;
      const { LanguageHint: Hint } = await import('./LanguageHint.tsx');
      const languages: [Language, ...Language[]] = [first, ...others];
      await Promise.all(languages.map((language) => loadTexts(texts, 'languageHint', language)));
      setOffer({ Hint, languages });
    };
    const timer = window.setTimeout(() => detect().catch(() => undefined), detectionDelay);
    return () => window.clearTimeout(timer);
  }, [texts, current]);
  if (!offer || page === 'notFound' || pathname !== pathOf(page, 'en')) return null;
  return <offer.Hint page={page} languages={offer.languages} onClose={() => setOffer(undefined)} />;
};
