import { useEffect, useEffectEvent } from 'react';
import { storageKeys, storedKeys } from '../../browser/storage.ts';
import type { Show } from './send.ts';

/** Milliseconds from the first render to the first check of the outbox. An earlier check would slow the page down. */
const firstCheckDelay = 2_000;

/** Whether the site can be reached. Some browsers say that they are offline although they are not. */
const siteAnswers = () =>
  fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/**
 * Resends the requests that wait in the outbox some time after loading, when the page becomes visible, and when the
 * browser is back online. If the page is visible, it then shows the requests that only the visitor can still send.
 */
export const useOutbox = (show: Show) => {
  const check = useEffectEvent(async () => {
    if (storedKeys(storageKeys.outbox).length === 0) return;
    // Nothing is imported offline, because browsers remember a failed import until the page is reloaded.
    if (!navigator.onLine && !(await siteAnswers())) return;
    try {
      const { sendWaiting, showUnsent } = await import('./send.ts');
      await sendWaiting();
      if (document.visibilityState === 'visible') await showUnsent(show);
    } catch (error) {
      console.error('Form submission error', error instanceof Error ? error.message : error);
    }
  });
  useEffect(() => {
    const start = () => void check();
    const onVisible = () => document.visibilityState === 'visible' && start();
    const later = window.setTimeout(start, firstCheckDelay);
    window.addEventListener('online', start);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      window.clearTimeout(later);
      window.removeEventListener('online', start);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, []);
};
