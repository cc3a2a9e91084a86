import { useEffect, useEffectEvent } from 'react';

/** TypeScript has no types for `CloseWatcher` yet. */
interface CloseWatcher extends EventTarget {
  destroy: () => void;
}
declare global {
  interface Window {
    CloseWatcher?: new () => CloseWatcher;
  }
}

/**
 * Calls `onClose` for a close request: Escape, or going back on Android. In a browser without `CloseWatcher`, going
 * back leaves the page.
 */
export const useCloseRequest = (open: boolean, mayClose: boolean, onClose: () => void): void => {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!open || !window.CloseWatcher) return;
    const watcher = new window.CloseWatcher();
    watcher.addEventListener('cancel', (event) => mayClose || event.preventDefault());
    watcher.addEventListener('close', () => mayClose && close());
    return () => watcher.destroy();
  }, [open, mayClose]);
};
