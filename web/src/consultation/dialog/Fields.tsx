import {
  budgetRanges,
  contactMethods,
  type FieldName,
  fieldNames,
  fields,
  projectTypes,
} from '@helvardar/shared/fields';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAfterPress } from '../../browser/useAfterPress.ts';
import { useBudgetLabels } from '../../i18n/useBudgetLabels.ts';
import { usePath } from '../../routing/usePath.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { Honeypot } from './Honeypot.tsx';
import { SelectField } from './SelectField.tsx';
import { TextField } from './TextField.tsx';
import type { ConsultationFormState } from './useConsultationForm.ts';

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > [data-wide=true]': { gridColumn: '1 / -1' },
  },
}));

/** The id of the text above the fields. The dialog refers to it with `aria-describedby`. */
export const introId = 'consultation-intro';

/** The fields in the order of `fieldNames`, in two columns from breakpoint `sm` up. */
export const Fields = ({ formik, errorOf }: Pick<ConsultationFormState, 'formik' | 'errorOf'>) => {
  const { t } = useTranslation('consultation');
  const path = usePath();
  const budgetLabels = useBudgetLabels();
  const afterPress = useAfterPress();

  const field = (name: FieldName) => {
    const { required } = fields[name];
    const code = errorOf(name);
    return {
      name,
      value: formik.values[name],
      onChange: formik.handleChange,
      onBlur: () => afterPress(() => void formik.setFieldTouched(name)),
      id: `consultation-${name}`,
      label: required ? `${t(`fields.${name}`)} *` : t(`fields.${name}`),
      required,
      error: code && t(`errors.${code}`),
    };
  };
  const options = <Value extends string>(values: readonly Value[], labelOf: (value: Value) => string) =>
    values.map((value) => ({ value, label: labelOf(value) }));

  const { preferred_contact_method: method, phone } = formik.values;
  const isWithoutNumber = method === 'phone' && phone.trim() === '';
  const inputs: Record<FieldName, ReactNode> = {
    name: <TextField {...field('name')} placeholder={t('placeholders.name')} autoComplete="name" />,
    email: (
      <TextField
        {...field('email')}
        placeholder={t('placeholders.email')}
        type="email"
        autoComplete="email"
      />
    ),
    phone: (
      <TextField {...field('phone')} placeholder={t('placeholders.phone')} type="tel" autoComplete="tel" />
    ),
    company: (
      <TextField {...field('company')} placeholder={t('placeholders.company')} autoComplete="organization" />
    ),
    project_type: (
      <SelectField
        {...field('project_type')}
        placeholder={t('placeholders.project_type')}
        options={options(projectTypes, (value) => t(`projectTypes.${value}`))}
      />
    ),
    budget_range: (
      <SelectField
        {...field('budget_range')}
        placeholder={t('placeholders.budget_range')}
        options={options(budgetRanges, (value) => budgetLabels[value])}
      />
    ),
    message: <TextField {...field('message')} placeholder={t('placeholders.message')} rows={4} />,
    preferred_contact_method: (
      <ChoiceField
        {...field('preferred_contact_method')}
        options={options(contactMethods, (value) => t(`contactMethods.${value}`))}
        hint={isWithoutNumber ? t('phoneMissing') : undefined}
      />
    ),
  };

  return (
    <>
      <Typography id={introId} sx={{ mb: 2, color: 'text.secondary' }}>
        {t('intro')} {t('required')}
      </Typography>
      <Grid>
        {fieldNames.map((name) => (
          <Fragment key={name}>{inputs[name]}</Fragment>
        ))}
        <Honeypot
          label={t('fields.honeypot')}
          name="honeypot"
          value={formik.values.honeypot}
          onChange={formik.handleChange}
        />
      </Grid>
      <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
        {t('privacy')}{' '}
        <Link href={path('privacyPolicy')} target="_blank" rel="noopener">
          {t('privacyLink')}
        </Link>
        .
      </Typography>
    </>
  );
};
