import { type ContactMethod, type FieldName, fieldNames, fields, type Value } from '@helvardar/shared/fields';
import { normaliseField } from '@helvardar/shared/normalise';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { ChevronDown } from 'lucide-react';
import { type FocusEvent, Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { wholeNumber } from '../../i18n/numbers.ts';
import { useBudgetLabels } from '../../i18n/useBudgetLabels.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { usePath } from '../../routing/usePath.ts';
import type { FormError } from '../sending/formValues.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { EmailField } from './EmailField.tsx';
import { Honeypot } from './Honeypot.tsx';
import { MessageField } from './MessageField.tsx';
import type { ConsultationFormState } from './useConsultationForm.ts';

/** Pixels from a field to its error. */
const errorGap = 4;
/** Pixels between rows: an error of one line, and 16 pixels to the next label. An error that appears moves nothing. */
const rowGap = errorGap + 18 + 16;

const Rows = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: `${rowGap}px 16px`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  // Negative margins give the helper text no height, so that the fields do not move.
  '.MuiFormHelperText-root': { margin: `${errorGap}px 0 0` },
  '.MuiTextField-root > .MuiFormHelperText-root': { marginBottom: `calc(-1.25em - ${errorGap}px)` },
  '[data-suggestion] > .MuiFormHelperText-root': { margin: '2px 0 -26px' },
  // A suggested e-mail address below an error message does not fit between two rows, so it moves the next fields.
  '[data-suggestion] > .Mui-error.MuiFormHelperText-root': { marginTop: 'calc(1.25em + 6px)' },
}));

/** The id of the text that says how many fields are invalid. */
export const attentionId = 'consultation-attention';

/** The id of the introduction, for the dialog's `aria-describedby`. */
export const introId = 'consultation-intro';

const idOf = (name: FieldName) => `consultation-${name}`;

type Props = Pick<ConsultationFormState, 'formik' | 'errors' | 'toCorrect'>;

export const Fields = ({ formik, errors, toCorrect }: Props) => {
  const { t } = useTranslation('consultation');
  const path = usePath();
  const language = useLanguage();
  const budgetLabels = useBudgetLabels();

  const messageLength = normaliseField('message', formik.values.message).length;
  const surplus = messageLength - fields.message.limit;
  /** What to do about an error that does not say it. */
  const hints: Partial<Record<FormError, string>> = {
    phoneTooLong: t('oneNumber'),
    // The error of a shortened message stays for a moment.
    ...(surplus > 0 && { messageTooLong: t('tooMany', { number: wholeNumber(surplus, language) }) }),
  };
  const errorOf = (name: FieldName) => {
    const code = errors[name];
    if (!code || !formik.touched[name]) return undefined;
    const hint = hints[code];
    if (!hint) return t(`errors.${code}`);
    return (
      <>
        <span>{t(`errors.${code}`)}</span> <span>{hint}</span>
      </>
    );
  };
  /** Shows the number as it is used. */
  const leavePhone = async (event: FocusEvent<HTMLInputElement>) => {
    const number = normaliseField('phone', event.target.value);
    if (event.target.value !== number) event.target.value = number;
    formik.handleBlur(event);
    await formik.setFieldValue('phone', number);
  };
  const field = (name: FieldName) => ({
    id: idOf(name),
    name,
    label: fields[name].required ? `${t(`fields.${name}`)} *` : t(`fields.${name}`),
    // The fields are uncontrolled, because controlled fields would lose values that browsers autofill without events.
    defaultValue: formik.initialValues[name],
    onChange: formik.handleChange,
    onBlur: formik.handleBlur,
    error: errorOf(name) !== undefined,
  });
  const textField = (name: Exclude<FieldName, 'preferred_contact_method'>) => ({
    ...field(name),
    placeholder: t(`placeholders.${name}`),
    helperText: errorOf(name),
    slotProps: {
      inputLabel: { shrink: true },
      htmlInput: {
        'aria-required': fields[name].required,
        // After an attempt to submit, the focus is on the first invalid field, which says how many there are.
        ...(name === toCorrect[0] && { 'aria-describedby': `${idOf(name)}-helper-text ${attentionId}` }),
      },
    },
  });
  const select = (name: 'project_type' | 'budget_range', labels: Record<string, string>) => {
    const { placeholder, slotProps, ...others } = textField(name);
    return (
      <TextField
        {...others}
        select
        slotProps={{ ...slotProps, select: { native: true, IconComponent: ChevronDown } }}
        // Colours the empty option like the placeholders of the text fields.
        sx={{ select: { color: formik.values[name] === '' ? 'placeholder' : undefined } }}
      >
        <option value="" disabled>
          {placeholder}
        </option>
        {Object.entries(labels).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </TextField>
    );
  };
  const projectTypes: Record<Value<'project_type'>, string> = t('projectTypes', { returnObjects: true });
  const contactMethods: Record<ContactMethod, string> = t('contactMethods', { returnObjects: true });
  const { preferred_contact_method: method, phone } = formik.values;
  const isWithoutNumber = method === 'phone' && phone.trim() === '';
  const inputs: Record<FieldName, ReactNode> = {
    name: <TextField {...textField('name')} autoComplete="name" />,
    email: <EmailField {...textField('email')} type="email" autoComplete="email" formik={formik} />,
    phone: <TextField {...textField('phone')} type="tel" autoComplete="tel" onBlur={leavePhone} />,
    company: <TextField {...textField('company')} autoComplete="organization" />,
    project_type: select('project_type', projectTypes),
    budget_range: select('budget_range', budgetLabels),
    message: <MessageField {...textField('message')} length={messageLength} />,
    preferred_contact_method: (
      <ChoiceField
        {...field('preferred_contact_method')}
        labels={contactMethods}
        helperText={errorOf('preferred_contact_method') ?? (isWithoutNumber ? t('phoneMissing') : undefined)}
      />
    ),
  };

  return (
    <>
      <Typography
        id={introId}
        sx={{ mb: 3.5, fontSize: '0.875rem', lineHeight: 1.4, color: 'text.secondary' }}
      >
        {t('intro')}{' '}
        <Box component="span" sx={{ display: { sm: 'block' } }}>
          {t('required')}
        </Box>
      </Typography>
      <Rows>
        {fieldNames.map((name) => (
          <Fragment key={name}>{inputs[name]}</Fragment>
        ))}
        <Honeypot label={t('fields.honeypot')} />
      </Rows>
      <Typography sx={{ mt: 1.5, fontSize: '0.875rem', lineHeight: 1.4, color: 'text.secondary' }}>
        {t('privacy')}{' '}
        <Link href={path('privacyPolicy')} target="_blank" rel="noopener">
          {t('privacyLink')}
        </Link>
        .
      </Typography>
    </>
  );
};
