import { useEffect, useRef } from 'react';

/** Where going back is a gesture or a button of the device, and closes what is in front. */
const handheld = '(width < 600px), (pointer: coarse)';

const isOwnEntry = () => (window.history.state as { dialog?: true } | null)?.dialog === true;

/**
 * On a handheld device the open dialog has an entry of its own in the history, so that going back closes it and does not
 * leave the page; closed in another way, it goes back itself. The entry has the address and the router's key of the page:
 * going forward to it changes nothing.
 */
export const useBackToClose = (open: boolean, onClose: () => void): void => {
  const leaving = useRef<number>(undefined);
  useEffect(() => {
    if (!open || !window.matchMedia(handheld).matches) return;
    window.clearTimeout(leaving.current);
    if (!isOwnEntry()) window.history.pushState({ ...window.history.state, dialog: true }, '');
    window.addEventListener('popstate', onClose);
    return () => {
      window.removeEventListener('popstate', onClose);
      // Later, as React tries effects out by ending them once. A page change has an entry of its own.
      leaving.current = window.setTimeout(() => isOwnEntry() && window.history.back());
    };
  }, [open, onClose]);
};
