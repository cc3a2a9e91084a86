/** Google's region in Zurich. All functions and Firestore run there. */
export const region = 'europe-west6';

/** The callable that stores a request and creates its e-mails. */
export const notificationFunction = 'send-consultation-notification';

/** The function that serves the page behind the buttons of the team's e-mails. */
export const answeredFunction = 'answered';

export const functionAddress = (project: string, name: string): string =>
  `https://${region}-${project}.cloudfunctions.net/${name}`;

export const accepted = { status: 'accepted' } as const;

/** The site serves the callable under this path too, for browsers that block Google's domains. */
export const notificationPath = '/api/consultation';
