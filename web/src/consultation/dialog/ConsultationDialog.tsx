import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCloseRequest } from '../../browser/useCloseRequest.ts';
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
  /** The number of resets. Each time a new form shows the kept draft. */
  const [resets, setResets] = useState(0);
  const close = () => {
    if (state === 'open') onClose();
  };
  const onSent = () => {
    onClose();
    setState('open');
    setResets((before) => before + 1);
  };
  // A page from the back-forward cache has old values: the visitor may have typed or sent on another page since.
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted && state === 'open') setResets((before) => before + 1);
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, [state]);
  useCloseRequest(open, state === 'open', onClose);

  return (
    <Dialog
      open={open}
      keepMounted
      // Otherwise text typed into the menu of a browser extension would not arrive there. Tab stays in the dialog.
      disableEnforceFocus
      onClose={close}
      aria-describedby={introId}
      slotProps={{
        paper: { sx: { maxWidth: '48rem' } },
        // Material UI returns the focus to the element that had it before the dialog. That is not always the pressed
        // button: the focus may move while the code loads, and Safari does not focus a clicked button.
        transition: { onEnter: () => opener?.focus() },
      }}
    >
      <DialogTitle>{t('title')}</DialogTitle>
      <ConsultationForm
        key={resets}
        state={state}
        onStateChange={setState}
        onCancel={onClose}
        onSent={onSent}
      />
    </Dialog>
  );
};
