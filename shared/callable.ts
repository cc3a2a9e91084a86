/** Zurich, for all functions and Firestore. */
export const region = 'europe-west6';

/** The callable that stores a request and creates its e-mails. */
export const notificationFunction = 'send-consultation-notification';

/** The page on which the team marks requests as answered. It is not behind Hosting, which would add other headers. */
export const answeredFunction = 'answered';

export const functionAddress = (project: string, name: string): string =>
  `https://${region}-${project}.cloudfunctions.net/${name}`;

export const accepted = { status: 'accepted' } as const;

/** The path of the callable on the site, for browsers that block Google's hosts. */
export const notificationPath = '/api/consultation';
