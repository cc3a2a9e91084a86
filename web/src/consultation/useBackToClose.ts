import { useEffect, useEffectEvent, useRef } from 'react';

/** Where going back is a gesture or a button of the device, and closes what is in front. */
const handheld = '(width < 600px), (pointer: coarse)';

const enter = () => window.history.pushState({ ...window.history.state, dialog: true }, '');
const isOwnEntry = () => (window.history.state as { dialog?: true } | null)?.dialog === true;

/**
 * On a handheld device the open dialog has an entry of its own in the history, so that going back closes it and does not
 * leave the page; closed in another way, it goes back itself. The entry has the address and the router's key of the page:
 * going forward to it changes nothing. Going back from a dialog that may not close now stays in it.
 */
export const useBackToClose = (open: boolean, mayClose: boolean, onClose: () => void): void => {
  const leaving = useRef<number>(undefined);
  const goBack = useEffectEvent(() => (mayClose ? onClose() : enter()));
  useEffect(() => {
    if (!open || !window.matchMedia(handheld).matches) return;
    window.clearTimeout(leaving.current);
    if (!isOwnEntry()) enter();
    const onPopState = () => goBack();
    window.addEventListener('popstate', onPopState);
    return () => {
      window.removeEventListener('popstate', onPopState);
      // Later, as React tries effects out by ending them once. A page change has an entry of its own.
      leaving.current = window.setTimeout(() => isOwnEntry() && window.history.back());
    };
  }, [open]);
};
