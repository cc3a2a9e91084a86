import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { readStored, storageKeys } from '../browser/storage.ts';
import { useAfterPress } from '../browser/useAfterPress.ts';

/** Milliseconds until the banner appears (docs/behaviour.md, 4.3). */
const delay = 1_000;

/** Loads and shows the cookie banner, only for visitors who have not accepted yet. */
export const LazyCookieBanner = () => {
  const [Banner, setBanner] = useState<ComponentType<{ onHide: () => void }>>();
  const showAfterPress = useEffectEvent(useAfterPress());
  useEffect(() => {
    if (readStored(storageKeys.cookieConsent)) return;
    // A failed load is ignored: no consent is stored, so the next document tries again.
    const loading = import('./CookieBanner.tsx').catch(() => undefined);
    const timer = window.setTimeout(async () => {
      const module = await loading;
      if (module && !readStored(storageKeys.cookieConsent))
        showAfterPress(() => setBanner(() => module.CookieBanner));
    }, delay);
    return () => window.clearTimeout(timer);
  }, []);
  // The visitor may accept in another tab. A page in the back-forward cache gets no storage event meanwhile.
  useEffect(() => {
    if (!Banner) return;
    const hideIfAccepted = () => readStored(storageKeys.cookieConsent) && setBanner(undefined);
    window.addEventListener('storage', hideIfAccepted);
    window.addEventListener('pageshow', hideIfAccepted);
    return () => {
      window.removeEventListener('storage', hideIfAccepted);
      window.removeEventListener('pageshow', hideIfAccepted);
    };
  }, [Banner]);
  return Banner ? <Banner onHide={() => setBanner(undefined)} /> : null;
};
