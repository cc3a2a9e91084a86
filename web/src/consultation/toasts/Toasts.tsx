import { styled } from '@mui/material/styles';
import { SnackbarProvider } from 'notistack';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { lowWindow } from '../../theme/grid.ts';
import { Toast } from './Toast.tsx';

declare module 'notistack' {
  interface VariantOverrides {
    default: false;
    info: false;
    warning: false;
    /** `duration` replaces notistack's `autoHideDuration`, whose timer does not pause for the focus. */
    success: { text: string; duration: number };
    error: { text: string; duration: number };
  }
}

/** The most toasts at a time (docs/behaviour.md, 9). */
const maxToasts = 3;

const Region = styled('section')({
  // Two toasts do not fit into a low window, so the toasts scroll there. Other windows have no `overflow`, because it
  // would cut off the shadows of the toasts.
  [lowWindow]: { '.notistack-SnackbarContainer': { maxHeight: 'calc(100dvh - 20px)', overflowY: 'auto' } },
});

/**
 * F8 and, outside text fields, Alt+T focus the newest toast. `aria-live` is on the region, which is there before its
 * toasts, because many screen readers ignore a live region inserted together with its text.
 */
export const Toasts = () => {
  const { t } = useTranslation('consultation');
  const region = useRef<HTMLElement>(null);

  // A dialog that opens sets `aria-hidden` on everything else, but screen readers must still read the toasts.
  useEffect(() => region.current?.removeAttribute('aria-hidden'));

  useEffect(() => {
    const focusNewest = (event: KeyboardEvent) => {
      // On many keyboards Ctrl+Alt is AltGr, and on a Mac the Alt key is Option. Both type characters.
      const isInField = event.target instanceof Element && event.target.matches('input, textarea');
      const isAltT = event.altKey && !event.ctrlKey && event.code === 'KeyT' && !isInField;
      if (event.key !== 'F8' && !isAltT) return;
      const newest = [...(region.current?.querySelectorAll<HTMLElement>('[data-toast]') ?? [])].at(-1);
      if (!newest) return;
      event.preventDefault();
      newest.focus();
    };
    window.addEventListener('keydown', focusNewest);
    return () => window.removeEventListener('keydown', focusNewest);
  }, []);

  return createPortal(
    <Region ref={region} aria-label={t('toasts.region')} aria-live="polite">
      <SnackbarProvider
        maxSnack={maxToasts}
        autoHideDuration={null}
        anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
        Components={{ success: Toast, error: Toast }}
      />
    </Region>,
    document.body,
  );
};
