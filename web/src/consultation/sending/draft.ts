import { fieldNames } from '@helvardar/shared/fields';
import { draftKey } from '../../browser/storage.ts';
import { type FormValues, initialValues } from './formValues.ts';

interface Draft {
  values: FormValues;
  /** The project type that an address has chosen. While the form shows it, the visitor has chosen none. */
  preset: string;
}

/** The values typed in this tab; the initial values if none can be read. */
export const readDraft = (): Draft => {
  try {
    const kept: Partial<Record<string, unknown>> = JSON.parse(sessionStorage.getItem(draftKey) ?? '{}');
    const typed = fieldNames.flatMap((name) => (typeof kept[name] === 'string' ? [[name, kept[name]]] : []));
    const { preset } = kept;
    return {
      values: { ...initialValues, ...Object.fromEntries(typed) },
      preset: typeof preset === 'string' ? preset : '',
    };
  } catch {
    return { values: initialValues, preset: '' };
  }
};

/** Stores the values until this tab is closed or `forgetDraft` is called. Values that nobody has typed remove the draft. */
export const keepDraft = ({ values, preset }: Draft): void => {
  const isTyped = (name: (typeof fieldNames)[number]) =>
    values[name] !== initialValues[name] && !(name === 'project_type' && values[name] === preset);
  try {
    if (fieldNames.some(isTyped))
      sessionStorage.setItem(draftKey, JSON.stringify({ ...values, preset }, [...fieldNames, 'preset']));
    else sessionStorage.removeItem(draftKey);
  } catch {}
};

export const forgetDraft = (): void => keepDraft({ values: initialValues, preset: '' });
