import GlobalStyles from '@mui/material/GlobalStyles';
import { useRef } from 'react';
import { componentVariables } from '../colourVariables.ts';
import { ConsultationDialog } from './ConsultationDialog.tsx';
import { ToastProvider } from './ToastProvider.tsx';

/** Everything that is loaded with the dialog: the dialog and the toasts that outlive it. */
export const ConsultationRequest = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const host = useRef<HTMLDivElement>(null);
  return (
    <ToastProvider>
      <GlobalStyles styles={componentVariables} />
      {/* The dialog hides its siblings from assistive technology: in a host of its own it does not hide the toasts. */}
      <div ref={host} />
      <ConsultationDialog open={open} onClose={onClose} container={() => host.current} />
    </ToastProvider>
  );
};
