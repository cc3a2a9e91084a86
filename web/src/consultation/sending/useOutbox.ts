import { useEffect, useEffectEvent } from 'react';
import { storageKeys, storedKeys } from '../../browser/storage.ts';
import type { Show } from './send.ts';

/**
 * Milliseconds from the first render, or from the browser's return online, to a check of the outbox. An earlier check
 * would slow the page down, or would often fail while the connection is being restored.
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
 * Resends the requests that wait in the outbox: soon after loading, every minute while the page stays open, when the
 * page becomes visible, and when the browser is back online. After each resending, a visible page shows the requests
 * that only the visitor can still send.
 */
export const useOutbox = (show: Show) => {
  const check = useEffectEvent(async () => {
    if (storedKeys(storageKeys.outbox).length === 0) return;
    // Nothing is imported offline, because some browsers remember a failed import until the page is reloaded.
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
