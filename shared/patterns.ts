/** A request id: the id that Firestore's own clients make, 20 ASCII letters and digits. */
export const requestIdPattern = /^[A-Za-z0-9]{20}$/;

/** Not empty, and no white space (as `String.trim` sees it) at either end. */
export const trimmedPattern = /^\S(?:[\s\S]*\S)?$/;

/**
 * One address: the expression of the HTML standard for `<input type="email">`, with at least one dot in the domain.
 * It admits no comma, blank, quote or control character, so no mail server reads two recipients out of it.
 */
export const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;
