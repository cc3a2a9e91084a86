import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { failureId } from './SendingFailure.tsx';
import type { FormState } from './useConsultationForm.ts';

const Wide = styled('span')(({ theme }) => ({ [theme.breakpoints.down('sm')]: { display: 'none' } }));
const Narrow = styled('span')(({ theme }) => ({ [theme.breakpoints.up('sm')]: { display: 'none' } }));

interface Props {
  state: FormState;
  /** True after a failed attempt, until the next attempt starts. */
  failed: boolean;
  onCancel: () => void;
}

/**
 * The buttons of the form, and a status for assistive technology. A text that is shown only at times has its own element:
 * a browser that translates the page replaces text nodes, and React fails when it removes a replaced one.
 */
export const DialogButtons = ({ state, failed, onCancel }: Props) => {
  const { t } = useTranslation('consultation');
  const name = state === 'submitting' ? 'submitting' : 'submit';
  const succeeded = state === 'success';
  return (
    <>
      <Button variant="text" onClick={onCancel} disabled={state !== 'open'}>
        {t('cancel')}
      </Button>
      <Button
        type="submit"
        variant="contained"
        color={succeeded ? 'success' : 'primary'}
        // `disabled` would take the focus from the button. A second submit has no effect while the first is running.
        aria-disabled={state === 'submitting'}
        aria-describedby={failed ? failureId : undefined}
        startIcon={succeeded ? <Check size={20} /> : undefined}
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
    </>
  );
};
