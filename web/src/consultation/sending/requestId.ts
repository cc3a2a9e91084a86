import { customAlphabet } from 'nanoid';

/** A new request id: 20 letters and digits, like the ids that Firestore's own clients make. */
export const newRequestId: () => string = customAlphabet(
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789',
  20,
);
