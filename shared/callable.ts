/** The region of all functions and of Firestore: Zurich. */
export const region = 'europe-west6';

/** The callable that stores a request and creates its e-mails. A Hosting rewrite leads to the same function. */
export const notificationFunction = 'send-consultation-notification';

/**
 * The function that serves the page on which the team marks a request as answered. It is not behind Hosting, which
 * would add other headers.
 */
export const answeredFunction = 'answered';

/** The address that Google assigns to a function. */
export const functionAddress = (project: string, name: string): string =>
  `https://${region}-${project}.cloudfunctions.net/${name}`;

/** The callable's answer to an accepted request. */
export const accepted = { status: 'accepted' } as const;

/** The path of the callable on the site itself, for browsers that block Google's hosts. */
export const notificationPath = '/api/consultation';
