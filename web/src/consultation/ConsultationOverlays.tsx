import GlobalStyles from '@mui/material/GlobalStyles';
import ThemeProvider from '@mui/system/ThemeProvider';
import { memo, type RefObject, useEffect, useRef } from 'react';
import { componentVariables } from '../theme/colourVariables.ts';
import { theme } from '../theme/theme.ts';
import { ConsultationDialog } from './dialog/ConsultationDialog.tsx';
import { ToastProvider } from './toasts/ToastProvider.tsx';
import { type Unsent, UnsentDialog } from './unsent/UnsentDialog.tsx';

interface Props {
  open: boolean;
  onClose: () => void;
  /** Receives the focus when the dialog has closed. */
  opener: RefObject<HTMLElement | null>;
  unsent: Unsent | undefined;
}

/**
 * Returns the focus to the pressed button. The dialog would return it to what had it at opening: that can change while the
 * code loads, and in Safari a clicked button gets no focus.
 */
const useReturnedFocus = (open: boolean, opener: RefObject<HTMLElement | null>) => {
  useEffect(() => {
    if (!open) return;
    return () => {
      const toast = document.activeElement?.closest<HTMLElement>('[data-toast]');
      opener.current?.focus();
      // A focused toast keeps the focus. It later returns the focus to the button, which had it just before.
      toast?.focus();
    };
  }, [open, opener]);
};

/**
 * The lazily loaded bundle: theme, dialog, toasts, and the dialog for unsent requests. Material UI's own theme provider
 * could also switch schemes by script, which costs 3 kB and is not needed. `memo` skips rendering on page changes.
 */
export const ConsultationOverlays = memo(({ open, onClose, opener, unsent }: Props) => {
  const host = useRef<HTMLDivElement>(null);
  const container = () => host.current;
  useReturnedFocus(open, opener);
  return (
    <ThemeProvider theme={theme}>
      <ToastProvider>
        <GlobalStyles styles={componentVariables} />
        {/* The dialog hides its siblings from assistive technology. Its own host keeps the toasts from being siblings. */}
        <div ref={host} />
        <ConsultationDialog open={open} onClose={onClose} container={container} />
        {unsent && !open && (
          <UnsentDialog key={unsent.submission.request_id} {...unsent} container={container} />
        )}
      </ToastProvider>
    </ThemeProvider>
  );
});
