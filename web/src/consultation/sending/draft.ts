import { fieldNames } from '@helvardar/shared/fields';
import { draftKey } from '../../browser/storage.ts';
import { type FormValues, initialValues } from './formValues.ts';

/** The values typed in this tab; the initial values if none can be read. */
export const readDraft = (): FormValues => {
  try {
    const kept: Partial<Record<string, unknown>> = JSON.parse(sessionStorage.getItem(draftKey) ?? '{}');
    const typed = fieldNames.flatMap((name) => (typeof kept[name] === 'string' ? [[name, kept[name]]] : []));
    return { ...initialValues, ...Object.fromEntries(typed) };
  } catch {
    return initialValues;
  }
};

/** Stores the values until this tab is closed or `forgetDraft` is called. Initial values remove the draft. */
export const keepDraft = (values: FormValues): void => {
  try {
    if (fieldNames.every((name) => values[name] === initialValues[name])) sessionStorage.removeItem(draftKey);
    else sessionStorage.setItem(draftKey, JSON.stringify(values, fieldNames));
  } catch {}
};

export const forgetDraft = (): void => keepDraft(initialValues);
