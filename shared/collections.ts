/** The Firestore collections. Browsers may only create documents, and only in the first one. */
export const collections = {
  /** One document per request; the id is the request id. */
  requests: 'consultation_requests',
  /** One document per e-mail, as the Trigger Email extension expects it, with its field `delivery`. */
  mail: 'mail',
  /** One document per request. It records which e-mails were created for the request. */
  ledger: 'ledger',
  /**
   * One document for each request and each limit that counts it (such as that of a mailbox or a network), and one for
   * each content, to recognise repeated requests.
   */
  claims: 'claims',
  /** The progress of the scheduled job `reconcile`, and the hours in which browsers may not create requests. */
  control: 'control',
} as const;
