import { useEffect, useEffectEvent } from 'react';
import { theme } from '../theme/theme.ts';

/** Devices on which users expect the back gesture or the back button to close a dialog. */
const handheld = `${theme.breakpoints.down('sm').replace('@media ', '')}, (pointer: coarse)`;

const enter = () => window.history.pushState({ ...window.history.state, dialog: true }, '');
const isDialogEntry = () => (window.history.state as { dialog?: true } | null)?.dialog === true;

/** The timer that steps back from the entry of a closed dialog. A dialog that opens meanwhile takes the entry over. */
let leaving: number | undefined;

/**
 * On a handheld device an open dialog has its own history entry, so that going back closes the dialog and stays on the
 * page. When the dialog closes in another way, this hook goes back. The entry has the page's address and router key, so
 * going forward to it changes nothing. While `mayClose` is false, going back does not close the dialog.
 */
export const useBackToClose = (open: boolean, mayClose: boolean, onClose: () => void): void => {
  const goBack = useEffectEvent(() => (mayClose ? onClose() : enter()));
  useEffect(() => {
    if (!open || !window.matchMedia(handheld).matches) return;
    window.clearTimeout(leaving);
    if (!isDialogEntry()) enter();
    const onPopState = () => goBack();
    window.addEventListener('popstate', onPopState);
    return () => {
      window.removeEventListener('popstate', onPopState);
      // Strict mode runs each effect twice: the second run cancels this timeout. After a page change the current entry
      // is the new page's, and the hook must not go back.
      leaving = window.setTimeout(() => isDialogEntry() && window.history.back());
    };
  }, [open]);
};
