import type { Language } from '@helvardar/shared/languages';
import type { Page } from 'playwright-core';
import de from '../../web/src/locales/de/consultation.json' with { type: 'json' };
import deContact from '../../web/src/locales/de/contact.json' with { type: 'json' };
import en from '../../web/src/locales/en/consultation.json' with { type: 'json' };
import enContact from '../../web/src/locales/en/contact.json' with { type: 'json' };
import fr from '../../web/src/locales/fr/consultation.json' with { type: 'json' };
import frContact from '../../web/src/locales/fr/contact.json' with { type: 'json' };

export const dialogTexts = { en, de, fr };
export const contactTexts = { en: enContact, de: deContact, fr: frContact };

type TextField = 'name' | 'email' | 'phone' | 'company' | 'message';
export type Answers = Record<TextField | 'project_type' | 'budget_range', string> & {
  preferred_contact_method?: 'email' | 'phone';
};

let visitors = 0;

/** Valid answers of a visitor whom no other test knows: the address finds the document and the e-mails again. */
export const answers = (changes: Partial<Answers> = {}): Answers => {
  visitors += 1;
  const unique = `${Date.now().toString(36)}${process.pid.toString(36)}${visitors}`;
  return {
    name: 'Ada Muster',
    email: `ada.${unique}@visitor.example`,
    phone: '+41 79 123 45 67',
    company: 'Muster AG',
    project_type: 'cloud_solutions',
    budget_range: '15k_50k',
    message: `We want to move our servers.\nReference ${unique}`,
    ...changes,
  };
};

const required = ['name', 'email', 'project_type', 'budget_range', 'message', 'preferred_contact_method'];
const textFields = ['name', 'email', 'phone', 'company', 'message'] as const;
const selectFields = ['project_type', 'budget_range'] as const;

/** The dialog as a visitor meets it: found by roles and labels in the language of the page. */
export const dialogOn = (page: Page, language: Language = 'en') => {
  const texts = dialogTexts[language];
  const dialog = page.getByRole('dialog', { name: texts.title });
  const field = (name: keyof typeof texts.fields) =>
    dialog.getByLabel(`${texts.fields[name]}${required.includes(name) ? ' *' : ''}`, { exact: true });
  const openButton = page.getByRole('button', { name: contactTexts[language].promotion.button });
  /** Whatever it says at the moment. */
  const sendButton = dialog.locator('button[type=submit]');

  return {
    dialog,
    field,
    openButton,
    sendButton,
    cancelButton: dialog.getByRole('button', { name: texts.cancel }),
    radio: (method: 'email' | 'phone') => dialog.getByRole('radio', { name: texts.contactMethods[method] }),
    open: async () => {
      await openButton.click();
      await dialog.waitFor();
    },
    fill: async (values: Answers) => {
      for (const name of textFields) await field(name).fill(values[name]);
      for (const name of selectFields) await field(name).selectOption(values[name]);
      if (values.preferred_contact_method)
        await dialog
          .getByRole('radio', { name: texts.contactMethods[values.preferred_contact_method] })
          .check();
    },
    send: () => sendButton.click(),
    /** The button while the request is on its way, and after it. */
    submitting: dialog.getByRole('button', { name: texts.submitting.wide }),
    submitted: dialog.getByRole('button', { name: texts.submitted }),
  };
};
