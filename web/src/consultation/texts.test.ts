import { fieldNames } from '@helvardar/shared/fields';
import { expect, test } from 'vitest';
import { firstColumnOf } from '../../../tests/support/behaviour.ts';
import de from '../i18n/locales/de/consultation.json' with { type: 'json' };
import texts from '../i18n/locales/en/consultation.json' with { type: 'json' };
import fr from '../i18n/locales/fr/consultation.json' with { type: 'json' };

test('every field has a label, and every label has a field', () => {
  expect(Object.keys(texts.fields).sort()).toEqual([...fieldNames, 'honeypot'].sort());
});

test('docs/behaviour.md, 5, describes every field', () => {
  expect(firstColumnOf('5')).toEqual([...fieldNames, 'honeypot']);
});

test('the English messages are those of docs/behaviour.md, 5', () => {
  expect(texts.errors).toMatchObject({
    nameRequired: 'Name is required',
    nameTooLong: 'Name must be less than 100 characters',
    emailRequired: 'Email is required',
    emailInvalid: 'Invalid email address',
    emailTooLong: 'Email must be less than 255 characters',
    phoneTooLong: 'Phone number must be less than 20 characters',
    companyTooLong: 'Company name must be less than 200 characters',
    projectTypeRequired: 'Please select a project type',
    budgetRangeRequired: 'Please select a budget range',
    messageRequired: 'Message is required',
    messageTooLong: 'Message must be less than 2000 characters',
    contactMethodRequired: 'Please select a contact method',
  });
});

test.each([de, fr])(
  'in German and French the message about an invalid address gives an example',
  (translated) => {
    expect(translated.errors.emailInvalid).toContain(translated.placeholders.email);
  },
);

test('the English toasts are those of the error catalogue', () => {
  const { success, notNotified, unexpected } = texts.toasts;
  expect(success).toEqual({
    title: '🎉 Request Submitted Successfully!',
    text: "We'll get back to you within 24 hours to schedule your consultation. Check your email for confirmation.",
  });
  expect(notNotified).toEqual({
    title: 'Email delivery failed',
    text: 'Please try again or contact us directly.',
  });
  expect(unexpected).toEqual({
    title: 'Error',
    text: 'Something went wrong. Please try again or contact us directly.',
  });
});
