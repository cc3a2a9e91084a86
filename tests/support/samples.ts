import { type Submission, toStoredRequest } from '../../shared/consultationRequest.ts';
import type { FieldName, Value } from '../../shared/fields.ts';

type Answers = { [Name in FieldName]: Value<Name> };

export const sampleAnswers = {
  name: 'Ada Muster',
  email: 'ada.muster@visitor.example',
  phone: '+41 79 123 45 67',
  company: 'Muster AG',
  project_type: 'cloud_solutions',
  budget_range: '15k_50k',
  message: 'We want to move our servers.\nThere are three of them.',
  preferred_contact_method: 'email',
} as const satisfies Answers;

const otherAnswers = {
  name: 'Bela Beispiel',
  email: 'bela@visitor.example',
  phone: '+389 2 123 456',
  company: 'Beispiel & Töchter',
  project_type: 'website',
  budget_range: 'under_5k',
  message: 'We need a website.\nBy May.',
  preferred_contact_method: 'phone',
} as const satisfies Answers;

const ofTheForm = { honeypot: '', language: 'de', request_id: 'abcdefghijABCDEFGHIJ' } as const;
export const sampleSubmission: Submission = { ...sampleAnswers, ...ofTheForm };
export const sampleRequest = toStoredRequest(sampleSubmission);
export const otherRequest = toStoredRequest({ ...otherAnswers, ...ofTheForm });
