import type { FieldName } from '@helvardar/shared/fields';
import { useFormik } from 'formik';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
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

/** Milliseconds from success until the dialog closes and the form is reset (docs/behaviour.md, 4.2). */
const closeDelay = 1_500;

export type FormState = 'open' | 'submitting' | 'success';

/**
 * The form's values and states. A second submit has no effect while the first is running. If a request is neither
 * delivered nor stored in the browser, the form stays open with its values. The dialog owns `state`, because the
 * visitor may close the dialog only in the state `open`.
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
    setState('success');
    closing.current = setTimeout(() => {
      onClose();
      if (!notified) toasts.notNotified();
      toasts.succeeded();
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

  // A page from the back-forward cache has old values: the visitor may have typed or sent on another page since.
  const readAgain = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (persisted && !busy.current) formik.resetForm({ values: readDraft() });
  });
  useEffect(() => {
    const onPageShow = (event: PageTransitionEvent) => readAgain(event);
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, []);

  /** Delivers the values if they are valid, otherwise sets the fields' errors. Never rejects. */
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

  /** The error code of a field, after the visitor has left the field or submitted the form; otherwise undefined. */
  const errorOf = (name: FieldName) => (formik.touched[name] ? errors[name] : undefined);
  return { formik, failed, errorOf, submit };
};

export type ConsultationFormState = ReturnType<typeof useConsultationForm>;
