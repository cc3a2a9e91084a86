/** The Firestore collections: only the first one is open to browsers, and only for `create`. */
export const collections = {
  /** One document a request; the id is the request id. */
  requests: 'consultation_requests',
  /** The Trigger Email contract: one document an e-mail, with its `delivery` field. */
  mail: 'mail',
  /** One document per fingerprint: the request has been turned into e-mails. */
  ledger: 'ledger',
  /** One document per request and limited bucket (recipient, network address, day). */
  claims: 'claims',
  /** What the functions remember: until when they have looked, and which hour is closed to direct creates. */
  control: 'control',
} as const;
