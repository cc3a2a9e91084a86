import { type ComponentType, useEffect, useState } from 'react';
import { readStored, storageKeys } from '../storage.ts';

/** Milliseconds until the banner appears (specification, section 4.3). */
const delay = 1_000;

/** Asks who has not answered yet; only they load the banner. */
export const CookieConsent = () => {
  const [Banner, setBanner] = useState<ComponentType<{ onHide: () => void }>>();
  useEffect(() => {
    const timer = window.setTimeout(async () => {
      if (readStored(storageKeys.cookieConsent)) return;
      const { CookieBanner } = await import('./CookieBanner.tsx');
      setBanner(() => CookieBanner);
    }, delay);
    return () => window.clearTimeout(timer);
  }, []);
  return Banner ? <Banner onHide={() => setBanner(undefined)} /> : null;
};
