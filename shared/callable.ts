/** The region of all functions, and of Firestore: Zurich. */
export const region = 'europe-west6';

/** The callable that stores and notifies; its direct address and the Hosting rewrite answer the same. */
export const notificationFunction = 'send-consultation-notification';

/** What it answers to a request that it has taken over. */
export const accepted = { status: 'accepted' } as const;

/** The same function under the site's own origin: blockers that stop the Google hosts leave it alone. */
export const notificationPath = '/api/consultation';
