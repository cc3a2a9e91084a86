/** The Firestore collections: only the first one is open to browsers, and only for `create`. */
export const collections = {
  /** One document a request; the id is the request id. */
  requests: 'consultation_requests',
  /** The Trigger Email contract: one document an e-mail, with its `delivery` field. */
  mail: 'mail',
  /** One document a request: which e-mails were made of it. */
  ledger: 'ledger',
  /** One document per request and limited bucket (recipient, network address, day), and one per mailed words. */
  claims: 'claims',
  /** How far reconciliation has come, and the hours in which browsers may create nothing. */
  control: 'control',
} as const;
