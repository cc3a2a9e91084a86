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
 * Detects and stores the visitor's language after the page has loaded. Offers it on unprefixed pages if it differs from the
 * page's, until the visitor dismisses the hint.
 */
export const LazyLanguageHint = ({ page }: { page: PageId }) => {
  const { pathname } = useLocation();
  const texts = use(I18nContext)?.i18n;
  const current = useLanguage();
  const [offer, setOffer] = useState<{ Hint: typeof LanguageHint; language: Language }>();
  useEffect(() => {
    const detect = async () => {
      const { detectLanguage } = await import('../i18n/detectLanguage.ts');
      const language = detectLanguage();
      if (!texts || language === current || readStored(storageKeys.languageHint)) return;
      const { LanguageHint: Hint } = await import('./LanguageHint.tsx');
      await loadTexts(texts, 'languageHint', language);
      setOffer({ Hint, language });
    };
    const timer = window.setTimeout(() => detect().catch(() => undefined), detectionDelay);
    return () => window.clearTimeout(timer);
  }, [texts, current]);
  if (!offer || page === 'notFound' || pathname !== pathOf(page, 'en')) return null;
  return <offer.Hint page={page} language={offer.language} onClose={() => setOffer(undefined)} />;
};
