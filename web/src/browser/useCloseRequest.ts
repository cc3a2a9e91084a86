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
 * While `open` is true, calls `onClose` when the visitor goes back on Android in a browser that has `CloseWatcher`. In
 * other browsers, going back leaves the page. While `mayClose` is false, `onClose` is not called.
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
