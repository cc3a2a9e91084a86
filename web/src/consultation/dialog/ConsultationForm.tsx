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
  onCancel: () => void;
  onSent: () => void;
}

/** The dialog's fields and buttons. `memo` skips their rendering when the dialog opens, a fifth of the opening time. */
export const ConsultationForm = memo(({ state, onStateChange, onCancel, onSent }: Props) => {
  const form = useRef<HTMLFormElement>(null);
  const { formik, errors, failed, submit } = useConsultationForm(form, state, onStateChange, onSent);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    await submit();
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  };
  // The fields become inert while the request is being sent, so the focus moves to the submit button.
  useLayoutEffect(() => {
    if (state === 'submitting') form.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
  }, [state]);

  return (
    <form ref={form} onSubmit={send} noValidate style={{ display: 'contents' }}>
      {/* Text typed during submission would be lost: success resets the form. */}
      <DialogContent inert={state !== 'open'}>
        <Fields formik={formik} errors={errors} />
        {failed && <SendingFailure />}
      </DialogContent>
      {/* On a phone the padding lets both buttons share a row, with the longest labels too. */}
      <DialogActions
        sx={{
          p: 3,
          pt: 2,
          flexWrap: 'wrap',
          borderTop: 1,
          borderColor: 'divider',
          '& > button': { px: { xs: 1.5, sm: 3 } },
        }}
      >
        <DialogButtons state={state} failed={failed} onCancel={onCancel} />
      </DialogActions>
    </form>
  );
});
