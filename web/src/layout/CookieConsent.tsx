import { type ComponentType, useEffect, useState } from 'react';
import { readStored, storageKeys } from '../browser/storage.ts';

/** Milliseconds until the banner appears (docs/behaviour.md, 4.3). */
const delay = 1_000;

/** Asks who has not answered yet; only they load the banner. */
export const CookieConsent = () => {
  const [Banner, setBanner] = useState<ComponentType<{ onHide: () => void }>>();
  useEffect(() => {
    if (readStored(storageKeys.cookieConsent)) return;
    const loading = import('./CookieBanner.tsx');
    const timer = window.setTimeout(async () => {
      const { CookieBanner } = await loading;
      if (!readStored(storageKeys.cookieConsent)) setBanner(() => CookieBanner);
    }, delay);
    return () => window.clearTimeout(timer);
  }, []);
  return Banner ? <Banner onHide={() => setBanner(undefined)} /> : null;
};
