import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { Check } from 'lucide-react';
import { type FormEvent, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureMessage } from './FailureMessage.tsx';
import { Fields } from './Fields.tsx';
import { type FormState, useConsultationForm } from './useConsultationForm.ts';

const Wide = styled('span')(({ theme }) => ({ [theme.breakpoints.down('sm')]: { display: 'none' } }));
const Narrow = styled('span')(({ theme }) => ({ [theme.breakpoints.up('sm')]: { display: 'none' } }));

const failureId = 'consultation-failure';
const scrollIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

interface Props {
  state: FormState;
  onStateChange: (state: FormState) => void;
  onCancel: () => void;
  onSent: () => void;
}

/**
 * The dialog's fields and buttons, and a status for assistive technology. After a failed attempt, the form shows the
 * error toast's text until the next attempt starts. Each conditional text has its own element: a browser's translation
 * replaces text nodes, and React throws an error when it removes a replaced text node.
 */
export const ConsultationForm = ({ state, onStateChange, onCancel, onSent }: Props) => {
  const { t } = useTranslation('consultation');
  const form = useRef<HTMLFormElement>(null);
  const { formik, errors, failed, submit } = useConsultationForm(form, state, onStateChange, onSent);
  const name = state === 'submitting' ? 'submitting' : 'submit';
  const succeeded = state === 'success';

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
        {failed && (
          <FailureMessage
            id={failureId}
            ref={scrollIntoView}
            text={t('toasts.unexpected.text')}
            sx={{ mt: 2.5, scrollMarginBottom: 20, borderColor: 'error.main' }}
          />
        )}
      </DialogContent>
      {/* On a phone the small padding lets both buttons share a row, even with the longest labels. */}
      <DialogActions sx={{ '& > button': { px: { xs: 1.5, sm: 3 } } }}>
        <Button variant="text" onClick={onCancel} disabled={state !== 'open'}>
          {t('cancel')}
        </Button>
        <Button
          type="submit"
          color={succeeded ? 'success' : 'primary'}
          // `disabled` would take the focus from the button. A second submit has no effect while the first is running.
          aria-disabled={state === 'submitting'}
          aria-describedby={failed ? failureId : undefined}
          startIcon={succeeded && <Check size={20} />}
          sx={{ minWidth: { sm: 200 }, '&[aria-disabled=true]': { opacity: 0.6, cursor: 'default' } }}
        >
          {succeeded ? (
            <span>{t('submitted')}</span>
          ) : (
            <>
              <Wide>{t(`${name}.wide`)}</Wide>
              <Narrow>{t(`${name}.narrow`)}</Narrow>
            </>
          )}
        </Button>
        <Box role="status" sx={visuallyHidden}>
          {state === 'submitting' && <span>{t('submitting.wide')}</span>}
          {succeeded && <span>{t('submitted')}</span>}
        </Box>
      </DialogActions>
    </form>
  );
};
