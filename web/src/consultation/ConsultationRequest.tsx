import GlobalStyles from '@mui/material/GlobalStyles';
import ThemeProvider from '@mui/system/ThemeProvider';
import { memo, type RefObject, useEffect, useRef } from 'react';
import { componentVariables } from '../theme/colourVariables.ts';
import { theme } from '../theme/theme.ts';
import { ConsultationDialog } from './ConsultationDialog.tsx';
import { ToastProvider } from './ToastProvider.tsx';
import { type Unsent, UnsentDialog } from './UnsentDialog.tsx';

interface Props {
  open: boolean;
  onClose: () => void;
  /** Gets the focus when the dialog has closed. */
  opener: RefObject<HTMLElement | null>;
  unsent: Unsent | undefined;
}

/**
 * The dialog's own memory is of where the focus was when it opened. While its code is on the way that can be anywhere, and
 * in Safari a clicked button has no focus at all; the button that was pressed is known.
 */
const useReturnedFocus = (open: boolean, opener: RefObject<HTMLElement | null>) => {
  useEffect(() => {
    if (!open) return;
    return () => {
      const toast = document.activeElement?.closest<HTMLElement>('[data-toast]');
      opener.current?.focus();
      // Who has gone to a toast stays there, and returns to the button from it.
      toast?.focus();
    };
  }, [open, opener]);
};

/**
 * Everything that is loaded with the dialog: its theme, the dialog, the toasts that outlive it, and what could not be sent.
 * Material UI's provider for CSS variables could also switch schemes by script, which is 3 kB that nothing here needs. Page
 * changes pass it by.
 */
export const ConsultationRequest = memo(({ open, onClose, opener, unsent }: Props) => {
  const host = useRef<HTMLDivElement>(null);
  useReturnedFocus(open, opener);
  return (
    <ThemeProvider theme={theme}>
      <ToastProvider>
        <GlobalStyles styles={componentVariables} />
        {/* The dialog hides its siblings from assistive technology: in a host of its own it does not hide the toasts. */}
        <div ref={host} />
        <ConsultationDialog open={open} onClose={onClose} container={() => host.current} />
        {unsent && !open && <UnsentDialog key={unsent.submission.request_id} {...unsent} />}
      </ToastProvider>
    </ThemeProvider>
  );
});
