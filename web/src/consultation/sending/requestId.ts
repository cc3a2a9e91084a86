import { customAlphabet } from 'nanoid';

/** A new request id: 20 letters and digits, like the ids of Firestore's own clients (`requestIdPattern`). */
export const newRequestId: () => string = customAlphabet(
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789',
  20,
);
