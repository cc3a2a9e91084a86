import { styled } from '@mui/material/styles';
import { SnackbarProvider } from 'notistack';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { lowWindow } from '../../theme/grid.ts';
import { pauseTimers, Toast } from './Toast.tsx';

declare module 'notistack' {
  interface VariantOverrides {
    default: false;
    info: false;
    warning: false;
    success: { text: string };
    error: { text: string };
  }
}

/** The most toasts at a time (docs/behaviour.md, 9). */
const maxToasts = 3;

const Region = styled('section')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.snackbar,
  insetInlineEnd: 0,
  top: 0,
  '&:focus-visible': { outlineOffset: -3 },
  // Two toasts do not fit into a low window, so the toasts scroll there. Other windows have no `overflow`, because it
  // would cut off the shadows of the toasts.
  [lowWindow]: { '.notistack-SnackbarContainer': { maxHeight: 'calc(100dvh - 20px)', overflowY: 'auto' } },
}));

/**
 * Alt+T and F8 focus the newest toast or, without a toast, the region. `aria-live` is on the region, which is there
 * before its toasts, because many screen readers ignore a live region inserted together with its text.
 */
export const Toasts = () => {
  const { t } = useTranslation('consultation');
  const region = useRef<HTMLElement>(null);

  // A dialog that opens sets `aria-hidden` on everything else, but screen readers must still read the toasts.
  useEffect(() => region.current?.removeAttribute('aria-hidden'));

  useEffect(() => {
    const focusNewest = (event: KeyboardEvent) => {
      // On many keyboards Ctrl+Alt is AltGr, which types characters.
      const isAltT = event.altKey && !event.ctrlKey && event.code === 'KeyT';
      if (event.key !== 'F8' && !isAltT) return;
      event.preventDefault();
      const toasts = region.current?.querySelectorAll<HTMLElement>('[data-toast]');
      ([...(toasts ?? [])].at(-1) ?? region.current)?.focus();
    };
    window.addEventListener('keydown', focusNewest);
    return () => window.removeEventListener('keydown', focusNewest);
  }, []);

  return createPortal(
    <Region ref={region} aria-label={t('toasts.region')} aria-live="polite" tabIndex={-1}>
      <SnackbarProvider
        maxSnack={maxToasts}
        anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
        // Without this, the timer of a new toast would run in a window without focus.
        onEntered={() => document.hasFocus() || pauseTimers()}
        Components={{ success: Toast, error: Toast }}
      />
    </Region>,
    document.body,
  );
};
