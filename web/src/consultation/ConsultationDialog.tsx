import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type FormEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogButtons } from './DialogButtons.tsx';
import { Fields } from './Fields.tsx';
import { useConsultationForm } from './useConsultationForm.ts';

interface Props {
  open: boolean;
  onClose: () => void;
  container: () => HTMLElement | null;
}

/** At most 48rem (3xl) wide; on small screens up to 95 % of the height. */
const paper = {
  width: 'calc(100% - 2rem)',
  maxWidth: '48rem',
  m: 2,
  maxHeight: { xs: '95dvh', sm: 'calc(100dvh - 4rem)' },
  borderTop: '6px solid',
  borderColor: 'rhine',
  backgroundImage: 'none',
};

/** Asks for the consultation. What was typed survives closing; only a sent request empties the form. */
export const ConsultationDialog = ({ open, onClose, container }: Props) => {
  const { t } = useTranslation('consultation');
  const form = useRef<HTMLFormElement>(null);
  const { formik, state, errorOf, submit } = useConsultationForm(onClose);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    await submit();
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  };
  const close = () => {
    if (state === 'open') onClose();
  };

  return (
    <Dialog
      open={open}
      keepMounted
      disableRestoreFocus
      onClose={close}
      container={container}
      aria-labelledby="consultation-title"
      slotProps={{ paper: { sx: paper } }}
    >
      <DialogTitle id="consultation-title" variant="h3" component="h2" sx={{ pt: 3 }}>
        {t('title')}
      </DialogTitle>
      <form
        ref={form}
        onSubmit={send}
        noValidate
        aria-busy={state === 'submitting'}
        style={{ display: 'contents' }}
      >
        {/* What was typed into a request on its way would be in none: the form is emptied when it has arrived. */}
        <DialogContent inert={state !== 'open'}>
          <Fields formik={formik} errorOf={errorOf} />
        </DialogContent>
        <DialogActions sx={{ p: 3, pt: 2, borderTop: 1, borderColor: 'divider' }}>
          <DialogButtons state={state} onCancel={close} />
        </DialogActions>
      </form>
    </Dialog>
  );
};
