import { useEffect, useEffectEvent } from 'react';
import { storageKeys, storedKeys } from '../browser/storage.ts';
import type { Show } from './send.ts';

/** Milliseconds after which the page has been read into. */
const rest = 2_000;

/**
 * A request that waits in this browser is sent again on a later visit, be it to a page that had stayed open, and when the
 * browser is back online; one that can no longer be sent is shown to a visitor who is looking.
 */
export const useOutbox = (show: Show) => {
  const look = useEffectEvent(async () => {
    if (storedKeys(storageKeys.outbox).length === 0) return;
    try {
      const { sendWaiting, showUnsent } = await import('./send.ts');
      await sendWaiting();
      if (document.visibilityState === 'visible') await showUnsent(show);
    } catch (error) {
      console.error('Form submission error', error instanceof Error ? error.message : error);
    }
  });
  useEffect(() => {
    const begin = () => void look();
    const comeBack = () => document.visibilityState === 'visible' && begin();
    const later = window.setTimeout(begin, rest);
    window.addEventListener('online', begin);
    document.addEventListener('visibilitychange', comeBack);
    return () => {
      window.clearTimeout(later);
      window.removeEventListener('online', begin);
      document.removeEventListener('visibilitychange', comeBack);
    };
  }, []);
};
