import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBackToClose } from '../../browser/useBackToClose.ts';
import { toastRegionId } from '../toasts/ToastProvider.tsx';
import { ConsultationForm } from './ConsultationForm.tsx';
import { introId } from './Fields.tsx';
import type { FormState } from './useConsultationForm.ts';

interface Props {
  open: boolean;
  onClose: () => void;
  container: () => HTMLElement | null;
}

/** The dialog with the consultation form. Closing keeps the typed values; only a sent request resets the form. */
export const ConsultationDialog = ({ open, onClose, container }: Props) => {
  const { t } = useTranslation('consultation');
  const [state, setState] = useState<FormState>('open');
  const close = () => {
    if (state === 'open') onClose();
  };
  useBackToClose(open, state === 'open', onClose);

  return (
    <Dialog
      open={open}
      keepMounted
      disableRestoreFocus
      onClose={close}
      container={container}
      aria-labelledby="consultation-title"
      aria-describedby={introId}
      // Some screen readers ignore live regions outside a modal dialog, unless the dialog names them in `aria-owns`.
      slotProps={{
        paper: {
          sx: { maxWidth: '48rem', borderColor: 'rhine' },
          'aria-owns': open ? toastRegionId : undefined,
        },
      }}
    >
      <DialogTitle id="consultation-title" variant="h3" component="h2" sx={{ pt: 3, pb: 1 }}>
        {t('title')}
      </DialogTitle>
      <ConsultationForm state={state} onStateChange={setState} onClose={onClose} />
    </Dialog>
  );
};
