import { customAlphabet } from 'nanoid';

/** A fresh request id: 20 letters and digits, as Firestore's own clients make them (`requestIdPattern`). */
export const newRequestId: () => string = customAlphabet(
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789',
  20,
);
