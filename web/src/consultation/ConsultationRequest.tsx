import GlobalStyles from '@mui/material/GlobalStyles';
import ThemeProvider from '@mui/system/ThemeProvider';
import { useRef } from 'react';
import { componentVariables } from '../colourVariables.ts';
import { theme } from '../theme.ts';
import { ConsultationDialog } from './ConsultationDialog.tsx';
import { ToastProvider } from './ToastProvider.tsx';

/**
 * Everything that is loaded with the dialog: its theme, the dialog and the toasts that outlive it. Material UI's provider
 * for CSS variables could also switch schemes by script, which is 3 kB that nothing here needs.
 */
export const ConsultationRequest = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const host = useRef<HTMLDivElement>(null);
  return (
    <ThemeProvider theme={theme}>
      <ToastProvider>
        <GlobalStyles styles={componentVariables} />
        {/* The dialog hides its siblings from assistive technology: in a host of its own it does not hide the toasts. */}
        <div ref={host} />
        <ConsultationDialog open={open} onClose={onClose} container={() => host.current} />
      </ToastProvider>
    </ThemeProvider>
  );
};
