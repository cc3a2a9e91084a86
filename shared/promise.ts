/** Hours within which every visitor is promised an answer, in the texts of pages, in e-mails and in the list of the team. */
export const answerHours = 24;
