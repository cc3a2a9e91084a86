import { fieldNames } from '@helvardar/shared/fields';
import { draftKey } from '../browser/storage.ts';
import { type FormValues, initialValues } from './formValues.ts';

/** What was typed into the form in this tab, before a change of the language for one; a browser may refuse access. */
export const readDraft = (): FormValues => {
  try {
    const kept: Partial<Record<string, unknown>> = JSON.parse(sessionStorage.getItem(draftKey) ?? '{}');
    const typed = fieldNames.flatMap((name) => (typeof kept[name] === 'string' ? [[name, kept[name]]] : []));
    return { ...initialValues, ...Object.fromEntries(typed) };
  } catch {
    return initialValues;
  }
};

/** Keeps what was typed until this tab is closed or the request is kept in another place; nothing where nothing was. */
export const keepDraft = (values: FormValues): void => {
  try {
    if (fieldNames.every((name) => values[name] === initialValues[name])) sessionStorage.removeItem(draftKey);
    else sessionStorage.setItem(draftKey, JSON.stringify(values, fieldNames));
  } catch {}
};

export const forgetDraft = (): void => keepDraft(initialValues);
