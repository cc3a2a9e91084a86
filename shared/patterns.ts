/** A request id: 20 ASCII letters and digits, like the ids of Firestore's own clients. */
export const requestIdPattern = /^[A-Za-z0-9]{20}$/;

/** Matches a text that is not empty and has no white space at either end, as `String.trim` defines it. */
export const trimmedPattern = /^\S(?:[\s\S]*\S)?$/;

/**
 * One address: the expression of the HTML standard for `<input type="email">`, with at least one dot in the domain. It
 * excludes commas, spaces, quotes and control characters, so no mail server finds two recipients in it.
 */
export const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;
