import { normaliseField } from '@helvardar/shared/normalise';
import { suggestedAddress } from '@helvardar/shared/suggestedAddress';
import FormHelperText from '@mui/material/FormHelperText';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConsultationFormState } from './useConsultationForm.ts';

const Announcement = styled('div')(visuallyHidden);

/** On blur, the field shows the normalised address and may suggest a correction. */
export const EmailField = ({ formik, ...field }: TextFieldProps & Pick<ConsultationFormState, 'formik'>) => {
  const { t } = useTranslation('consultation');
  const input = useRef<HTMLInputElement>(null);
  /** The address when the visitor last left the field. */
  const [left, setLeft] = useState<string>();
  const [isTaken, setIsTaken] = useState(false);
  const suggested = formik.values.email === left ? suggestedAddress(left) : undefined;

  const write = (address: string) => {
    if (input.current && input.current.value !== address) input.current.value = address;
    return formik.setFieldValue('email', address);
  };
  const leave = async (event: FocusEvent<HTMLInputElement>) => {
    const address = normaliseField('email', event.target.value);
    setLeft(address);
    formik.handleBlur(event);
    await write(address);
  };
  const takeOver = async (address: string) => {
    setIsTaken(true);
    await write(address);
  };
  const isInvalid = field.error === true;
  // A screen reader would call the field invalid if the focus came before the correction.
  useEffect(() => {
    if (!isTaken || isInvalid) return;
    input.current?.focus();
    setIsTaken(false);
  }, [isTaken, isInvalid]);
  const question = suggested && t('didYouMean', { address: suggested });
  return (
    <div>
      <TextField {...field} inputRef={input} onBlur={leave} fullWidth />
      <Announcement aria-live="polite">{question && <span>{question}</span>}</Announcement>
      <div data-suggestion="">
        {suggested && (
          <FormHelperText component="div" error={isInvalid}>
            <Link
              component="button"
              type="button"
              variant="inherit"
              sx={{ minHeight: 24, textAlign: 'start' }}
              onClick={() => takeOver(suggested)}
            >
              {question}
            </Link>
          </FormHelperText>
        )}
      </div>
    </div>
  );
};
