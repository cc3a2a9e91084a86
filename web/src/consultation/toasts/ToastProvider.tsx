import { styled } from '@mui/material/styles';
import { SnackbarProvider } from 'notistack';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lowWindow } from '../../theme/grid.ts';
import { Toast } from './Toast.tsx';
import { useToastFocus } from './useToastFocus.ts';

declare module 'notistack' {
  interface VariantOverrides {
    default: false;
    info: false;
    warning: false;
    success: { text: string; duration: number };
    error: { text: string; duration: number };
  }
}

/** The maximum number of toasts shown at a time (docs/behaviour.md, 9). */
const maxToasts = 3;

export const toastRegionId = 'notifications';

const Region = styled('section')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.snackbar,
  insetInlineEnd: 0,
  top: 0,
  '&:focus-visible': { outlineOffset: -3 },
  // Two toasts are higher than a low window. In others, scrolling would cut off their shadows.
  [lowWindow]: { '.notistack-SnackbarContainer': { maxHeight: 'calc(100dvh - 20px)', overflowY: 'auto' } },
}));

/**
 * Renders the toast region, which is labelled and holds up to three toasts. The region itself is a live region, because
 * many screen readers ignore a live region that is inserted together with its text.
 */
export const ToastProvider = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation('consultation');
  const region = useRef<HTMLElement>(null);
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const giveBackFocus = useToastFocus(region);
  useEffect(() => setRoot(region.current), []);
  return (
    <>
      <Region
        ref={region}
        id={toastRegionId}
        aria-label={t('toasts.region')}
        aria-live="polite"
        tabIndex={-1}
      />
      {root && (
        <SnackbarProvider
          domRoot={root}
          maxSnack={maxToasts}
          autoHideDuration={null}
          anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
          onClose={(_event, _reason, toast) => giveBackFocus(toast)}
          Components={{ success: Toast, error: Toast }}
        >
          {children}
        </SnackbarProvider>
      )}
    </>
  );
};
