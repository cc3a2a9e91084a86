import { fieldNames } from '@helvardar/shared/fields';
import { leadOf } from '@helvardar/shared/lead';
import { useFormik } from 'formik';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../i18n/useLanguage.ts';
import type { ProjectType } from '../../routing/routes.ts';
import { forgetDraft, keepDraft, readDraft } from '../sending/draft.ts';
import {
  errorsOf,
  type FormErrors,
  type FormValues,
  formFields,
  toSubmission,
} from '../sending/formValues.ts';
import { newRequestId } from '../sending/requestId.ts';
import { send } from '../sending/send.ts';
import { useToasts } from '../toasts/useToasts.ts';
import { cameFrom } from './cameFrom.ts';

/** Milliseconds from success until the dialog closes (docs/behaviour.md, 4.2). */
const closeDelay = 1_500;

export type FormState = 'open' | 'submitting' | 'success';

/**
 * A second submit has no effect while the first is running. If the request is neither delivered nor kept in the outbox,
 * the form stays open with its values. The dialog owns `state`, because the visitor may close the dialog only in the
 * state `open`.
 */
export const useConsultationForm = (
  form: RefObject<HTMLFormElement | null>,
  state: FormState,
  setState: (state: FormState) => void,
  onSent: (confirmedTo: string | undefined) => void,
  project: ProjectType | undefined,
) => {
  const language = useLanguage();
  const toasts = useToasts();
  const [failed, setFailed] = useState(false);
  const busy = useRef(false);

  /**
   * The values on the screen. Those in `formik.values` can differ, because some browsers autofill without events. Only
   * `formFields` are read, because browser extensions may add fields to the form.
   */
  const shownValues = (): FormValues => {
    const shown = new FormData(form.current ?? undefined);
    const values = formFields.map((name) => [name, shown.get(name) ?? formik.values[name]]);
    return Object.fromEntries(values) as FormValues;
  };

  const deliver = async (): Promise<true> => {
    setState('submitting');
    setFailed(false);
    const campaign = new URLSearchParams(window.location.search).get('utm_campaign');
    const submission = toSubmission(shownValues(), language, newRequestId());
    const { notified, arrived, safe } = await send({
      ...submission,
      ...leadOf({ came_from: cameFrom(), campaign }),
    });
    if (!safe) throw new Error('Expected the request to be delivered or kept, it is neither');
    setState('success');
    setTimeout(() => {
      if (!notified) toasts.notNotified();
      toasts.succeeded();
      onSent(arrived ? submission.email : undefined);
    }, closeDelay);
    return true;
  };
  const [draft] = useState(readDraft);
  const formik = useFormik<FormValues>({
    initialValues: draft.values,
    validate: () => errorsOf(shownValues()),
    onSubmit: deliver,
  });
  const preset = useRef(draft.preset);
  // A project type that the visitor has chosen stays. Otherwise the form gets the one that the address names.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another address changes the project type.
  useEffect(() => {
    const field = form.current?.elements.namedItem('project_type');
    if (!project || !(field instanceof HTMLSelectElement) || !['', preset.current].includes(field.value))
      return;
    preset.current = project;
    field.value = project;
    void formik.setFieldValue('project_type', project);
  }, [project]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `formik.values` changes when the visitor changes a field.
  useEffect(() => {
    if (state === 'open') keepDraft({ values: shownValues(), preset: preset.current });
    if (state === 'success') forgetDraft();
  }, [state, formik.values]);

  /** Delivers valid values, otherwise sets the fields' errors. Never rejects. */
  const submit = async () => {
    if (busy.current) return;
    busy.current = true;
    try {
      busy.current = (await formik.submitForm()) === true;
    } catch (error) {
      console.error('Form submission error', error instanceof Error ? error.message : error);
      toasts.failed();
      setFailed(true);
      setState('open');
      busy.current = false;
    }
  };
  const errors = formik.errors as FormErrors;
  /** The invalid fields; empty before the first attempt to send. */
  const toCorrect = formik.submitCount > 0 ? fieldNames.filter((name) => errors[name]) : [];
  return { formik, errors, toCorrect, failed, submit };
};

export type ConsultationFormState = ReturnType<typeof useConsultationForm>;
