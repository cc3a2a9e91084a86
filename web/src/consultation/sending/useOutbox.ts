import { useEffect, useEffectEvent } from 'react';
import { storageKeys, storedKeys } from '../../browser/storage.ts';
import type { OpenUnsent } from './send.ts';

/**
 * Milliseconds from the first render, or from going online, until the outbox is checked. A check right after the first
 * render would slow the page down, and a check right after going online would often fail.
 */
const checkDelay = 2_000;

/** Milliseconds between checks on an open page. */
const checkInterval = 60_000;

/** Milliseconds without an answer after which the site counts as unreachable. */
const answerLimit = 8_000;

/**
 * Whether the site answers, with any status. `navigator.onLine` cannot tell, because it only describes the local
 * connection.
 */
const isReachable = () =>
  fetch('/robots.txt', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(answerLimit) }).then(
    () => true,
    () => false,
  );

/**
 * Resends the waiting requests after loading, every minute, when the page becomes visible, and when the browser is back
 * online. A visible page then shows the requests that are no longer resent automatically, so that the visitor can send
 * or delete them.
 */
export const useOutbox = (openUnsent: OpenUnsent) => {
  const check = useEffectEvent(async () => {
    if (storedKeys(storageKeys.outbox).length === 0) return;
    // Some browsers remember a failed import until the page is reloaded, so `send.ts` is imported only from a site that
    // answers.
    if (!(await isReachable())) return;
    try {
      const { sendWaiting, showUnsent } = await import('./send.ts');
      await sendWaiting();
      if (document.visibilityState === 'visible') await showUnsent(openUnsent);
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
