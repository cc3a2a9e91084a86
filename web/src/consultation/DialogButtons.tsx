import { company, phoneAddress } from '@helvardar/shared/company';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../sections/VisuallyHidden.ts';
import type { FormState } from './useConsultationForm.ts';

const Wide = styled('span')(({ theme }) => ({ [theme.breakpoints.down('sm')]: { display: 'none' } }));
const Narrow = styled('span')(({ theme }) => ({ [theme.breakpoints.up('sm')]: { display: 'none' } }));

/** Stays when the toast has gone. */
const Failure = styled('p')(({ theme }) => ({
  flexBasis: '100%',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 24,
  margin: '0 0 8px',
  fontSize: '0.9375rem',
  color: theme.vars.palette.error.main,
  a: { minHeight: 24 },
}));
const failureId = 'consultation-failure';

interface Props {
  state: FormState;
  /** The last attempt failed, which the visitor has not tried again since. */
  failed: boolean;
  onCancel: () => void;
}

export const DialogButtons = ({ state, failed, onCancel }: Props) => {
  const { t } = useTranslation('consultation');
  const name = state === 'submitting' ? 'submitting' : 'submit';
  const succeeded = state === 'success';
  return (
    <>
      {failed && (
        <Failure id={failureId}>
          {t('toasts.unexpected.text')}
          <Link href={`mailto:${company.email}`}>{company.email}</Link>
          <Link href={phoneAddress}>{company.phone}</Link>
        </Failure>
      )}
      <Button onClick={onCancel} disabled={state !== 'open'}>
        {t('cancel')}
      </Button>
      <Button
        type="submit"
        variant="contained"
        color={succeeded ? 'success' : 'primary'}
        // Disabled, it would lose the focus; a second submit does nothing meanwhile.
        aria-disabled={state === 'submitting'}
        aria-describedby={failed ? failureId : undefined}
        startIcon={succeeded ? <Check size={20} /> : undefined}
        sx={{ minWidth: { sm: 200 }, '&[aria-disabled=true]': { opacity: 0.6, cursor: 'default' } }}
      >
        {succeeded ? (
          t('submitted')
        ) : (
          <>
            <Wide>{t(`${name}.wide`)}</Wide>
            <Narrow>{t(`${name}.narrow`)}</Narrow>
          </>
        )}
      </Button>
      <VisuallyHidden role="status">
        {state === 'submitting' && t('submitting.wide')}
        {succeeded && t('submitted')}
      </VisuallyHidden>
    </>
  );
};
