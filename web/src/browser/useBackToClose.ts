import { useEffect, useEffectEvent, useRef } from 'react';
import { widths } from '../theme/grid.ts';

/** Devices with a gesture or a button for going back, which users expect to close a dialog. */
const handheld = `(width < ${widths.sm}px), (pointer: coarse)`;

const enter = () => window.history.pushState({ ...window.history.state, dialog: true }, '');
const isOwnEntry = () => (window.history.state as { dialog?: true } | null)?.dialog === true;

/**
 * On a handheld device an open dialog has its own history entry, so that going back closes it and does not leave the page.
 * A dialog that closes in another way goes back itself. The entry has the page's address and router key: going forward to
 * it changes nothing. Going back does not close a dialog while `mayClose` is false.
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
      // Delayed, because strict mode ends each effect once. After a page change the current entry is another one.
      leaving.current = window.setTimeout(() => isOwnEntry() && window.history.back());
    };
  }, [open]);
};
