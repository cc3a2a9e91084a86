import type { Language } from '@helvardar/shared/languages';
import type { Page } from 'playwright-core';
import { dialogTexts } from './consultationDialog.ts';
import type { Visit } from './visit.ts';
import { leave, lookAgain, submissionWith } from './waitingRequests.ts';

/** The dialog about a request that could not be sent. */
export const messageOn = (page: Page, language: Language = 'en') => {
  const texts = dialogTexts[language].unsent;
  const message = page.getByRole('dialog', { name: texts.title });
  const button = (name: 'copy' | 'later' | 'delete') =>
    message.getByRole('button', { name: texts[name], exact: true });
  return { message, texts, copy: button('copy'), later: button('later'), remove: button('delete') };
};

/** A visitor who returns with a request in the browser that will not be sent again. */
export const comeBack = async ({ page }: Visit, submission = submissionWith()) => {
  await leave(page, submission, { over: true });
  await lookAgain(page);
  return submission;
};
