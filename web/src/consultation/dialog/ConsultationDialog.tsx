import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBackToClose } from '../../browser/useBackToClose.ts';
import { ConsultationForm } from './ConsultationForm.tsx';
import { introId } from './Fields.tsx';
import type { FormState } from './useConsultationForm.ts';

interface Props {
  open: boolean;
  onClose: () => void;
  /** The button that receives the focus when the dialog closes. */
  opener: HTMLElement | undefined;
}

/** The dialog with the consultation form. Closing keeps the typed values; only a sent request resets the form. */
export const ConsultationDialog = ({ open, onClose, opener }: Props) => {
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
      // Otherwise text typed into the menu of a browser extension would not arrive there. Tab stays in the dialog.
      disableEnforceFocus
      onClose={close}
      aria-labelledby="consultation-title"
      aria-describedby={introId}
      slotProps={{
        paper: { sx: { maxWidth: '48rem', borderColor: 'rhine' } },
        // Material UI returns the focus to the element that had it before the dialog. That is not always the pressed
        // button: the focus may move while the code loads, and Safari does not focus a clicked button.
        transition: { onEnter: () => opener?.focus() },
      }}
    >
      <DialogTitle id="consultation-title" variant="h3" component="h2" sx={{ pt: 3, pb: 1 }}>
        {t('title')}
      </DialogTitle>
      <ConsultationForm state={state} onStateChange={setState} onClose={onClose} />
    </Dialog>
  );
};
