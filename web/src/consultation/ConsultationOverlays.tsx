import GlobalStyles from '@mui/material/GlobalStyles';
import { memo, type RefObject, useEffect, useRef } from 'react';
import { useScrollLock } from '../browser/useScrollLock.ts';
import { variables } from '../theme/variables.ts';
import { ConsultationDialog } from './dialog/ConsultationDialog.tsx';
import { ToastProvider } from './toasts/ToastProvider.tsx';
import { type Unsent, UnsentDialog } from './unsent/UnsentDialog.tsx';

interface Props {
  open: boolean;
  onClose: () => void;
  /** The button that receives the focus when the dialog closes. */
  opener: RefObject<HTMLElement | null>;
  unsent: Unsent | undefined;
}

/**
 * Returns the focus to the pressed button when the dialog closes. Material UI would return it to the element that had
 * the focus when the dialog opened. That can be another element: the focus may move while the code loads, and Safari
 * does not focus a clicked button.
 */
const useReturnedFocus = (open: boolean, opener: RefObject<HTMLElement | null>) => {
  useEffect(() => {
    if (!open) return;
    return () => {
      const toast = document.activeElement?.closest<HTMLElement>('[data-toast]');
      opener.current?.focus();
      // A focused toast keeps the focus. The button gets it just before, because a closing toast returns the focus to
      // the element that had it before (`useToastFocus`).
      toast?.focus();
    };
  }, [open, opener]);
};

/**
 * All that loads with the dialog: theme, dialog, toasts, and the dialog for unsent requests.  * `memo` skips rendering on page changes.
 */
export const ConsultationOverlays = memo(({ open, onClose, opener, unsent }: Props) => {
  const host = useRef<HTMLDivElement>(null);
  const container = () => host.current;
  useReturnedFocus(open, opener);
  useScrollLock(open || unsent !== undefined);
  return (
    <ToastProvider>
      <GlobalStyles styles={variables} />
      {/* An open dialog hides its siblings from assistive technology. In this host it has no toasts as siblings. */}
      <div ref={host} />
      <ConsultationDialog open={open} onClose={onClose} container={container} />
      {unsent && !open && (
        <UnsentDialog key={unsent.submission.request_id} {...unsent} container={container} />
      )}
    </ToastProvider>
  );
});
