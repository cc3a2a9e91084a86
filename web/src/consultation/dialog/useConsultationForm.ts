import type { FieldName } from '@helvardar/shared/fields';
import { useFormik } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../i18n/LanguageContext.ts';
import { forgetDraft, keepDraft, readDraft } from '../sending/draft.ts';
import {
  errorsOf,
  type FormErrors,
  type FormValues,
  initialValues,
  toSubmission,
} from '../sending/formValues.ts';
import { newRequestId } from '../sending/requestId.ts';
import { send } from '../sending/send.ts';
import { useToasts } from '../toasts/useToasts.ts';

/** Milliseconds from success to the closed and empty form (docs/behaviour.md, 4.2). */
const closeDelay = 1_500;

export type FormState = 'open' | 'submitting' | 'success';

/**
 * The form's values and its states. A submit has no effect while another is running. A request that is neither
 * delivered nor stored leaves the form open with its values. The dialog owns the state, because the visitor may close
 * the dialog only in the state `open`.
 */
export const useConsultationForm = (
  state: FormState,
  setState: (state: FormState) => void,
  onClose: () => void,
) => {
  const language = useLanguage();
  const toasts = useToasts();
  const [failed, setFailed] = useState(false);
  const busy = useRef(false);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(closing.current), []);

  const deliver = async (values: FormValues): Promise<true> => {
    setState('submitting');
    setFailed(false);
    const { notified, safe } = await send(toSubmission(values, language, newRequestId()));
    if (!safe) throw new Error('Expected the request to be delivered or kept, it is neither');
    if (!notified) toasts.notNotified();
    toasts.succeeded();
    setState('success');
    closing.current = setTimeout(() => {
      onClose();
      formik.resetForm({ values: initialValues });
      setState('open');
      busy.current = false;
    }, closeDelay);
    return true;
  };
  const [draft] = useState(readDraft);
  const formik = useFormik<FormValues>({ initialValues: draft, validate: errorsOf, onSubmit: deliver });
  useEffect(() => {
    if (state === 'open') keepDraft(formik.values);
    if (state === 'success') forgetDraft();
  }, [state, formik.values]);

  /** Delivers valid values; resolves when the request is sent or the errors are set. */
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

  /** The error code of a field that the visitor has left; a submit counts for all fields. */
  const errorOf = (name: FieldName) => (formik.touched[name] ? errors[name] : undefined);
  return { formik, failed, errorOf, submit };
};

export type ConsultationFormState = ReturnType<typeof useConsultationForm>;
