import { budgetRanges, contactMethods, projectTypes } from '@helvardar/shared/consultationRequest';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { PageLink } from '../layout/PageLink.tsx';
import { ChoiceField } from './ChoiceField.tsx';
import type { FieldName } from './formValues.ts';
import { Honeypot } from './Honeypot.tsx';
import { SelectField } from './SelectField.tsx';
import { TextField } from './TextField.tsx';
import { useBudgetLabels } from './useBudgetLabels.ts';
import type { ConsultationFormState } from './useConsultationForm.ts';

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > [data-wide=true]': { gridColumn: '1 / -1' },
  },
}));

/** The fields in the order of the specification, two columns where there is room. */
export const Fields = ({ formik, errorOf }: Pick<ConsultationFormState, 'formik' | 'errorOf'>) => {
  const { t } = useTranslation('consultation');
  const budgetLabels = useBudgetLabels();

  const field = (name: Exclude<FieldName, 'honeypot'>, required = false) => {
    const code = errorOf(name);
    return {
      name,
      value: formik.values[name],
      onChange: formik.handleChange,
      onBlur: formik.handleBlur,
      id: `consultation-${name}`,
      label: required ? `${t(`fields.${name}`)} *` : t(`fields.${name}`),
      required,
      error: code && t(`errors.${code}`),
    };
  };
  const options = <Value extends string>(values: readonly Value[], labelOf: (value: Value) => string) =>
    values.map((value) => ({ value, label: labelOf(value) }));

  return (
    <>
      <Typography sx={{ mb: 3, color: 'text.secondary' }}>
        {t('intro')} {t('required')}
      </Typography>
      <Grid>
        <TextField {...field('name', true)} placeholder={t('placeholders.name')} autoComplete="name" />
        <TextField
          {...field('email', true)}
          placeholder={t('placeholders.email')}
          type="email"
          autoComplete="email"
        />
        <TextField {...field('phone')} placeholder={t('placeholders.phone')} type="tel" autoComplete="tel" />
        <TextField
          {...field('company')}
          placeholder={t('placeholders.company')}
          autoComplete="organization"
        />
        <SelectField
          {...field('project_type', true)}
          placeholder={t('placeholders.project_type')}
          options={options(projectTypes, (value) => t(`projectTypes.${value}`))}
        />
        <SelectField
          {...field('budget_range', true)}
          placeholder={t('placeholders.budget_range')}
          options={options(budgetRanges, (value) => budgetLabels[value])}
        />
        <TextField {...field('message', true)} placeholder={t('placeholders.message')} rows={5} />
        <ChoiceField
          {...field('preferred_contact_method', true)}
          options={options(contactMethods, (value) => t(`contactMethods.${value}`))}
        />
        <Honeypot
          label={t('fields.honeypot')}
          name="honeypot"
          value={formik.values.honeypot}
          onChange={formik.handleChange}
        />
      </Grid>
      <Typography variant="body2" sx={{ mt: 3, color: 'text.secondary' }}>
        {t('privacy')}{' '}
        <PageLink page="privacyPolicy" target="_blank" rel="noopener">
          {t('privacyLink')}
        </PageLink>
        .
      </Typography>
    </>
  );
};
