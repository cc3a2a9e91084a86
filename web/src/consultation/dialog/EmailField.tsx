import { normaliseField } from '@helvardar/shared/normalise';
import { suggestedAddress } from '@helvardar/shared/suggestedAddress';
import FormHelperText from '@mui/material/FormHelperText';
import Link from '@mui/material/Link';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { type FocusEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConsultationFormState } from './useConsultationForm.ts';

/** On blur, the field shows the normalised address and may suggest a correction. */
export const EmailField = ({ formik, ...field }: TextFieldProps & Pick<ConsultationFormState, 'formik'>) => {
  const { t } = useTranslation('consultation');
  const input = useRef<HTMLInputElement>(null);
  /** The address when the visitor last left the field. */
  const [left, setLeft] = useState<string>();
  const suggested = formik.values.email === left ? suggestedAddress(left) : undefined;

  const show = (address: string) => {
    if (input.current && input.current.value !== address) input.current.value = address;
    return formik.setFieldValue('email', address);
  };
  const leave = async (event: FocusEvent<HTMLInputElement>) => {
    const address = normaliseField('email', event.target.value);
    setLeft(address);
    formik.handleBlur(event);
    await show(address);
  };
  const takeOver = async (address: string) => {
    input.current?.focus();
    await show(address);
  };
  return (
    <div>
      <TextField {...field} inputRef={input} onBlur={leave} fullWidth />
      <div role="status">
        {suggested && (
          <FormHelperText component="div" error={field.error === true}>
            <Link
              component="button"
              type="button"
              variant="inherit"
              sx={{ minHeight: 24, textAlign: 'start' }}
              onClick={() => takeOver(suggested)}
            >
              {t('didYouMean', { address: suggested })}
            </Link>
          </FormHelperText>
        )}
      </div>
    </div>
  );
};
