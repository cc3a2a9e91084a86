import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { type FormEvent, memo, useLayoutEffect, useRef } from 'react';
import { DialogButtons } from './DialogButtons.tsx';
import { Fields } from './Fields.tsx';
import { SendingFailure } from './SendingFailure.tsx';
import { type FormState, useConsultationForm } from './useConsultationForm.ts';

interface Props {
  state: FormState;
  onStateChange: (state: FormState) => void;
  onClose: () => void;
}

/** The fields and buttons of the dialog. It knows nothing of `open`: drawn anew, it would take a fifth of an opening. */
export const ConsultationForm = memo(({ state, onStateChange, onClose }: Props) => {
  const form = useRef<HTMLFormElement>(null);
  const { formik, failed, errorOf, submit } = useConsultationForm(state, onStateChange, onClose);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    await submit();
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  };
  // The field from which it was submitted cannot hold the focus any more.
  useLayoutEffect(() => {
    if (state === 'submitting') form.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
  }, [state]);

  return (
    <form ref={form} onSubmit={send} noValidate style={{ display: 'contents' }}>
      {/* What was typed into a request on its way would be in none: the form is emptied when it has arrived. */}
      <DialogContent inert={state !== 'open'}>
        <Fields formik={formik} errorOf={errorOf} />
        {failed && <SendingFailure />}
      </DialogContent>
      <DialogActions sx={{ p: 3, pt: 2, flexWrap: 'wrap', borderTop: 1, borderColor: 'divider' }}>
        <DialogButtons state={state} failed={failed} onCancel={onClose} />
      </DialogActions>
    </form>
  );
});
