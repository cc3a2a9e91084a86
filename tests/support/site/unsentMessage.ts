import type { Language } from '@helvardar/shared/languages';
import type { Page } from 'playwright-core';
import { dialogTexts } from './consultationDialog.ts';
import type { Visit } from './visit.ts';
import { leave, lifetime, lookAgain, submissionWith } from './waitingRequests.ts';

/** The dialog about a request that could not be sent. */
export const messageOn = (page: Page, language: Language = 'en') => {
  const texts = dialogTexts[language].unsent;
  const message = page.getByRole('dialog', { name: texts.title });
  const button = (name: 'copy' | 'later' | 'delete' | 'keep' | 'send') =>
    message.getByRole('button', { name: texts[name], exact: true });
  const [remove, keep] = [button('delete'), button('keep')];
  return {
    message,
    texts,
    copy: button('copy'),
    later: button('later'),
    remove,
    keep,
    send: button('send'),
    /** The send button while the request is being sent. */
    sending: message.getByRole('button', { name: dialogTexts[language].submitting.narrow }),
    status: message.locator('[aria-live]'),
    /** Presses *Delete* and confirms it. */
    deleteForGood: async () => {
      await remove.click();
      await keep.waitFor();
      await remove.click();
    },
  };
};

/** Simulates a visitor who returns with a waiting request that is too old for automatic sending. */
export const comeBack = async ({ page }: Visit, submission = submissionWith()) => {
  await leave(page, submission, Date.now() - lifetime);
  await lookAgain(page);
  return submission;
};
