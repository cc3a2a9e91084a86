import { styled } from '@mui/material/styles';
import { SnackbarProvider } from 'notistack';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Toast } from './Toast.tsx';

declare module 'notistack' {
  interface VariantOverrides {
    default: false;
    info: false;
    warning: false;
    success: { text: string; duration: number };
    error: { text: string; duration: number };
  }
}

/** Toasts at a time (specification, section 9). */
const most = 3;

const Region = styled('section')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.snackbar,
  insetInlineEnd: 0,
  top: 0,
  '&:focus-visible': { outlineOffset: -3 },
}));

/** Alt+T and F8 bring the focus to the newest toast, or to the region that holds them. */
const useHotkeys = (region: React.RefObject<HTMLElement | null>) => {
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      const called = event.key === 'F8' || (event.altKey && event.code === 'KeyT');
      const { current } = region;
      if (!called || !current) return;
      event.preventDefault();
      ([...current.querySelectorAll<HTMLElement>('[data-toast]')].at(-1) ?? current).focus();
    };
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, [region]);
};

/** Where toasts appear: a labelled region, three of them at a time. */
export const ToastProvider = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation('consultation');
  const region = useRef<HTMLElement>(null);
  const [root, setRoot] = useState<HTMLElement | null>(null);
  useHotkeys(region);
  useEffect(() => setRoot(region.current), []);
  return (
    <>
      <Region ref={region} aria-label={t('toasts.region')} tabIndex={-1} />
      {root && (
        <SnackbarProvider
          domRoot={root}
          maxSnack={most}
          autoHideDuration={null}
          anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
          Components={{ success: Toast, error: Toast }}
        >
          {children}
        </SnackbarProvider>
      )}
    </>
  );
};
