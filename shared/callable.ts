/** Google's region in Zurich. All functions and Firestore run there. */
export const region = 'europe-west6';

/** The callable that stores a request and creates its e-mails. */
export const notificationFunction = 'send-consultation-notification';

/**
 * The function that serves the page for marking a request as answered. It has its own address, because Hosting would
 * add the headers of the site's pages. Their content security policy blocks the form of this page.
 */
export const answeredFunction = 'answered';

export const functionAddress = (project: string, name: string): string =>
  `https://${region}-${project}.cloudfunctions.net/${name}`;

export const accepted = { status: 'accepted' } as const;

/** The site serves the callable under this path too, for browsers that block Google's domains. */
export const notificationPath = '/api/consultation';
