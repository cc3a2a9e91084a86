/** The Firestore collections. Browsers may only create documents, and only in the first one. */
export const collections = {
  /** One document per request; the id is the request id. */
  requests: 'consultation_requests',
  /** The Trigger Email contract: one document per e-mail, with its `delivery` field. */
  mail: 'mail',
  /** One document per request: the e-mails that were created for it. */
  ledger: 'ledger',
  /** One document per request and limited bucket (recipient, network address, day), and one per mailed content. */
  claims: 'claims',
  /** The progress of reconciliation, and the hours in which browsers may create nothing. */
  control: 'control',
} as const;
