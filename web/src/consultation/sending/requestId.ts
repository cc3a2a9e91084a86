import { customAlphabet } from 'nanoid';

/** 20 letters and digits, like the ids of Firestore's own clients. */
export const newRequestId: () => string = customAlphabet(
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789',
  20,
);
