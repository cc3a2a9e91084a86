/** The Firestore collections. Browsers may only create documents, and only in the first one. */
export const collections = {
  /** One document per request; the id is the request id. */
  requests: 'consultation_requests',
  /** One document per e-mail, as the Trigger Email extension expects it, with its field `delivery`. */
  mail: 'mail',
  /** One document per request. It records which e-mails were created for the request. */
  ledger: 'ledger',
  /**
   * Two kinds of documents. A request has one in each daily limit that counts the request, such as the limit of a mailbox.
   * And each content of requests has one, by which repeated requests are recognised.
   */
  claims: 'claims',
  /** The progress of the scheduled job `reconcile`, and the hours in which browsers may not create requests. */
  control: 'control',
} as const;
