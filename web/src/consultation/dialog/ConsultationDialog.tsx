import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { useCallback, useEffect, useState } from 'react';
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

/** Closing keeps the typed values; a sent request clears them. */
export const ConsultationDialog = ({ open, onClose, opener }: Props) => {
  const { t } = useTranslation('consultation');
  const [state, setState] = useState<FormState>('open');
  /** The form's `key`. Each reset mounts a new form with the stored draft. */
  const [resets, setResets] = useState(0);
  const close = () => {
    if (state === 'open') onClose();
  };
  const onSent = useCallback(() => {
    onClose();
    setState('open');
    setResets((before) => before + 1);
  }, [onClose]);
  // The back-forward cache can restore a page whose form is older than the stored draft. A new form shows the draft.
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
      // Otherwise the dialog would take the focus from a browser extension's menu. The Tab key still moves the focus
      // inside the dialog only.
      disableEnforceFocus
      onClose={close}
      aria-describedby={introId}
      slotProps={{
        paper: { sx: { maxWidth: '48rem' } },
        // When the dialog closes, Material UI focuses the element that had the focus before the dialog opened. Without
        // this line that could be another element than `opener`, because Safari does not focus a clicked button, and
        // because the focus may move while the dialog's code loads.
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
