import { type ContactMethod, type FieldName, fields } from '@helvardar/shared/fields';
import { type Language, perLanguage } from '@helvardar/shared/languages';
import type { Page } from 'playwright-core';
import { draftKey } from '../../../web/src/browser/storage.ts';
import { sampleAnswers } from '../samples.ts';
import { textsOf } from './texts.ts';

export const dialogTexts = perLanguage((language) => textsOf('consultation', language));
export const contactTexts = perLanguage((language) => textsOf('contact', language));

/** The answers that a test fills in. The contact method has a default. */
export type Answers = Omit<Record<FieldName, string>, 'preferred_contact_method'> & {
  preferred_contact_method?: ContactMethod;
};

let visitors = 0;

/** Valid answers with a unique e-mail address. */
export const answers = (changes: Partial<Answers> = {}): Answers => {
  visitors += 1;
  const unique = `${Date.now().toString(36)}${process.pid.toString(36)}${visitors}`;
  const { preferred_contact_method: _, ...samples } = sampleAnswers;
  return {
    ...samples,
    email: `ada.${unique}@visitor.example`,
    message: `We want to move our servers.\nReference ${unique}`,
    ...changes,
  };
};

/**
 * Waits until the opening dialog has taken the focus. A field that a test focuses earlier would lose the focus again.
 */
export const focusTaken = (page: Page) =>
  page.waitForFunction(() => document.activeElement?.role === 'dialog');

/** The dialog, found by roles and labels in the language of the page. */
export const dialogOn = (page: Page, language: Language = 'en') => {
  const texts = dialogTexts[language];
  const dialog = page.getByRole('dialog', { name: texts.title });
  const field = (name: FieldName) =>
    dialog.getByLabel(`${texts.fields[name]}${fields[name].required ? ' *' : ''}`, { exact: true });
  const { promotion, sent } = contactTexts[language];
  const named = (name: string) => page.getByRole('button', { name });
  /** The button of the contact page's box. Its words change once a request was sent. */
  const openButton = named(promotion.button).or(named(sent.button));
  /** The send button, whatever its label. */
  const sendButton = dialog.locator('button[type=submit]');
  const open = async () => {
    await openButton.click();
    await dialog.waitFor();
  };

  return {
    dialog,
    field,
    openButton,
    sendButton,
    cancelButton: dialog.getByRole('button', { name: texts.cancel }),
    radio: (method: ContactMethod) => dialog.getByRole('radio', { name: texts.contactMethods[method] }),
    open,
    /** Opens the dialog with a draft of these values. The form reads the draft only at the dialog's first opening. */
    openFilled: async (values: Answers) => {
      await page.evaluate(([key, draft]) => sessionStorage.setItem(key, draft), [
        draftKey,
        JSON.stringify(values),
      ] as const);
      await open();
    },
    fill: async (values: Answers) => {
      const { preferred_contact_method: method, ...others } = values;
      for (const [name, value] of Object.entries(others) as [FieldName, string][])
        await (fields[name].kind === 'choice' ? field(name).selectOption(value) : field(name).fill(value));
      if (method) await dialog.getByRole('radio', { name: texts.contactMethods[method] }).check();
    },
    send: () => sendButton.click(),
    submitting: dialog.getByRole('button', { name: texts.submitting.wide }),
    submitted: dialog.getByRole('button', { name: texts.submitted }),
  };
};
