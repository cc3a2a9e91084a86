import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type FormEvent, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogButtons } from './DialogButtons.tsx';
import { Fields, introId } from './Fields.tsx';
import { SendingFailure } from './SendingFailure.tsx';
import { toastRegionId } from './ToastProvider.tsx';
import { useBackToClose } from './useBackToClose.ts';
import { useConsultationForm } from './useConsultationForm.ts';

interface Props {
  open: boolean;
  onClose: () => void;
  container: () => HTMLElement | null;
}

/** Asks for the consultation. What was typed survives closing; only a sent request empties the form. */
export const ConsultationDialog = ({ open, onClose, container }: Props) => {
  const { t } = useTranslation('consultation');
  const form = useRef<HTMLFormElement>(null);
  const { formik, state, failed, errorOf, submit } = useConsultationForm(onClose);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    await submit();
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  };
  // The field from which it was submitted cannot hold the focus any more.
  useLayoutEffect(() => {
    if (state === 'submitting') form.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
  }, [state]);
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
      // What lies outside a modal dialog is silent in some screen readers, unless it is the dialog's own.
      slotProps={{
        paper: {
          sx: { maxWidth: '48rem', borderColor: 'rhine' },
          'aria-owns': open ? toastRegionId : undefined,
        },
      }}
    >
      <DialogTitle id="consultation-title" variant="h3" component="h2" sx={{ pt: 3 }}>
        {t('title')}
      </DialogTitle>
      <form ref={form} onSubmit={send} noValidate style={{ display: 'contents' }}>
        {/* What was typed into a request on its way would be in none: the form is emptied when it has arrived. */}
        <DialogContent inert={state !== 'open'}>
          <Fields formik={formik} errorOf={errorOf} />
          {failed && <SendingFailure />}
        </DialogContent>
        <DialogActions sx={{ p: 3, pt: 2, flexWrap: 'wrap', borderTop: 1, borderColor: 'divider' }}>
          <DialogButtons state={state} failed={failed} onCancel={close} />
        </DialogActions>
      </form>
    </Dialog>
  );
};
