import { useEffect, useEffectEvent } from 'react';
import { storageKeys, storedKeys } from '../../browser/storage.ts';
import type { Show } from './send.ts';

/**
 * Milliseconds from the first render to the first check of the outbox, because an earlier check would slow the page
 * down; and from the browser's return online to a check, because the first requests after it often fail.
 */
const checkDelay = 2_000;

/** Milliseconds between checks while the page stays open. */
const checkInterval = 60_000;

/** Milliseconds after which the site counts as unreachable. */
const answerLimit = 8_000;

/** Whether the site answers, with any status. `navigator.onLine` only describes the connection to a router. */
const isReachable = () =>
  fetch('/robots.txt', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(answerLimit) }).then(
    () => true,
    () => false,
  );

/**
 * Resends the requests that wait in the outbox some time after loading, every minute while the page stays open, when it
 * becomes visible, and when the browser is back online. If the page is visible, it then shows the requests that only the
 * visitor can still send.
 */
export const useOutbox = (show: Show) => {
  const check = useEffectEvent(async () => {
    if (storedKeys(storageKeys.outbox).length === 0) return;
    // Without a connection nothing is imported, because some browsers remember a failed import until the page is reloaded.
    if (!(await isReachable())) return;
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
    let delayed = window.setTimeout(start, checkDelay);
    const startDelayed = () => {
      window.clearTimeout(delayed);
      delayed = window.setTimeout(start, checkDelay);
    };
    const further = window.setInterval(start, checkInterval);
    window.addEventListener('online', startDelayed);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      window.clearTimeout(delayed);
      window.clearInterval(further);
      window.removeEventListener('online', startDelayed);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, []);
};
