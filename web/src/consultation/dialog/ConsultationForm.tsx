import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { Check } from 'lucide-react';
import { type FormEvent, memo, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProjectType } from '../../routing/routes.ts';
import { FailureMessage } from './FailureMessage.tsx';
import { attentionId, Fields } from './Fields.tsx';
import { type FormState, useConsultationForm } from './useConsultationForm.ts';

const Wide = styled('span')(({ theme }) => ({ [theme.breakpoints.down('sm')]: { display: 'none' } }));
const Narrow = styled('span')(({ theme }) => ({ [theme.breakpoints.up('sm')]: { display: 'none' } }));

const failureId = 'consultation-failure';
const scrollIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

interface Props {
  state: FormState;
  onStateChange: (state: FormState) => void;
  onCancel: () => void;
  onSent: (confirmedTo: string | undefined) => void;
  /** The project type that the address names. */
  project: ProjectType | undefined;
}

/** The texts that `aria-describedby` names. */
const descriptionOf = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby')?.split(' ') ?? [])
    .map((id) => document.getElementById(id)?.textContent)
    .join(', ');

/**
 * After a failed attempt to send, the form shows the error text of the toast until the next attempt. Each conditional
 * text has its own element, because React throws when it removes a text node that a browser's translation has replaced.
 * `memo` skips the rendering of the fields when the dialog opens, so the dialog appears in a third less time.
 */
export const ConsultationForm = memo(({ state, onStateChange, onCancel, onSent, project }: Props) => {
  const { t } = useTranslation('consultation');
  const form = useRef<HTMLFormElement>(null);
  const { formik, errors, toCorrect, failed, submit } = useConsultationForm(
    form,
    state,
    onStateChange,
    onSent,
    project,
  );
  const name = state === 'submitting' ? 'submitting' : 'submit';
  const succeeded = state === 'success';

  const firstInvalid = () => form.current?.querySelector<HTMLElement>('[aria-invalid=true]');
  /** What a screen reader says after Enter in the first invalid field, which has the focus already. */
  const [refusal, setRefusal] = useState('');
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setRefusal('');
    await submit();
    const field = firstInvalid();
    if (field && field === document.activeElement) setRefusal(descriptionOf(field));
    else field?.focus();
  };
  // The fields become inert while the request is sent, so the focus moves to the submit button.
  useLayoutEffect(() => {
    if (state === 'submitting') form.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
  }, [state]);

  return (
    <form ref={form} onSubmit={send} noValidate style={{ display: 'contents' }}>
      {/* Browsers put a scrolling element into the tab order; it has no name, and its fields scroll it. */}
      {/* Inert during submission, because success resets the form and would delete text typed meanwhile. */}
      <DialogContent tabIndex={-1} inert={state !== 'open'} sx={{ pt: 0.75 }}>
        <Fields formik={formik} errors={errors} toCorrect={toCorrect} />
        {failed && (
          <FailureMessage
            id={failureId}
            ref={scrollIntoView}
            text={t('toasts.unexpected.text')}
            sx={{ mt: 2.5, scrollMarginBottom: 20, borderColor: 'error.main' }}
          />
        )}
      </DialogContent>
      {/* The small padding keeps even the longest labels in one row on a phone. */}
      <DialogActions disableSpacing sx={{ gap: 1, '.MuiButton-root': { px: { xs: 1.5, sm: 3 } } }}>
        {/* No live region, because the first invalid field says it. */}
        {toCorrect.length > 0 && (
          <Link
            id={attentionId}
            component="button"
            type="button"
            variant="body2"
            onClick={() => firstInvalid()?.focus()}
            sx={{
              width: { xs: '100%', sm: 'auto' },
              minHeight: 44,
              p: 1,
              m: '-8px auto -8px -8px',
              textAlign: 'start',
              color: 'error.main',
              // The ring ends above the buttons.
              '&:focus-visible': { outlineOffset: '-3px' },
            }}
          >
            {t('attention', { count: toCorrect.length })}
          </Link>
        )}
        <Button
          variant="text"
          onClick={onCancel}
          disabled={state !== 'open'}
          // On a phone its label begins with the content.
          sx={{ ml: { xs: '-13px', sm: 0 } }}
        >
          {t('cancel')}
        </Button>
        <Button
          type="submit"
          color={succeeded ? 'success' : 'primary'}
          // `disabled` would take the focus from the button.
          aria-disabled={state === 'submitting'}
          aria-describedby={failed ? failureId : undefined}
          startIcon={succeeded && <Check size={20} />}
          sx={{
            flexGrow: { xs: 1, sm: 0 },
            minWidth: { sm: 200 },
            '&[aria-disabled=true]': { opacity: 0.6, cursor: 'default' },
          }}
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
        <Box aria-live="polite" sx={visuallyHidden}>
          {state === 'submitting' && <span>{t('submitting.wide')}</span>}
          {succeeded && <span>{t('submitted')}</span>}
          {refusal && <span>{refusal}</span>}
        </Box>
      </DialogActions>
    </form>
  );
});
