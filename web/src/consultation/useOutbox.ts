import { useEffect } from 'react';
import { readStored, storageKeys } from '../storage.ts';

/** Milliseconds after which the page has been read into. */
const rest = 2_000;

const sendWaiting = async () => {
  if (!readStored(storageKeys.outbox)) return;
  try {
    await (await import('./send.ts')).sendWaiting();
  } catch (error) {
    console.error('Form submission error', error instanceof Error ? error.message : error);
  }
};

/**
 * A request that waits in this browser is sent again on a later visit, be it to a page that had stayed open, and when the
 * browser is back online.
 */
export const useOutbox = () => {
  useEffect(() => {
    const comeBack = () => {
      if (document.visibilityState === 'visible') void sendWaiting();
    };
    const later = window.setTimeout(sendWaiting, rest);
    window.addEventListener('online', sendWaiting);
    document.addEventListener('visibilitychange', comeBack);
    return () => {
      window.clearTimeout(later);
      window.removeEventListener('online', sendWaiting);
      document.removeEventListener('visibilitychange', comeBack);
    };
  }, []);
};
