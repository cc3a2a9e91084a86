import type { Submission } from '@helvardar/shared/consultationRequest';
import { useTranslation } from 'react-i18next';
import { useBudgetLabels } from '../../i18n/useBudgetLabels.ts';

/** Fields that the visitor does not fill in. */
const technical = ['honeypot', 'language', 'request_id'];

type Words = Record<string, string>;

/** A request as text, in the order of the form. If the form no longer has a field, the field's key is its label. */
export const useRequestText = (submission: Submission): string => {
  const { t } = useTranslation('consultation');
  const labels: Words = t('fields', { returnObjects: true });
  const choices: Record<string, Words> = {
    project_type: t('projectTypes', { returnObjects: true }),
    budget_range: useBudgetLabels(),
    preferred_contact_method: t('contactMethods', { returnObjects: true }),
  };
  const values: Record<string, unknown> = submission;
  const names = [...new Set([...Object.keys(labels), ...Object.keys(values)])];
  const lines = names
    .filter((name) => values[name] && !technical.includes(name))
    .map((name) => {
      const value = String(values[name]);
      const label = t('unsent.label', { label: labels[name] ?? name });
      return name === 'message' ? `\n${label}\n${value}\n` : `${label} ${choices[name]?.[value] ?? value}`;
    });
  return lines.join('\n').trim();
};
