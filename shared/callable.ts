/** The region of all functions, and of Firestore: Zurich. */
export const region = 'europe-west6';

/** The callable that stores and notifies; its direct address and the Hosting rewrite answer the same. */
export const notificationFunction = 'send-consultation-notification';

/** The page on which the team marks a request as answered. Behind Hosting it would have the headers of the site's pages. */
export const answeredFunction = 'answered';
export const answeredAddress = (project = ''): string =>
  `https://${region}-${project}.cloudfunctions.net/${answeredFunction}`;

/** What it answers to a request that it has taken over. */
export const accepted = { status: 'accepted' } as const;

/** The same function under the site's own origin: blockers that stop the Google hosts leave it alone. */
export const notificationPath = '/api/consultation';
