/** Browsers may create documents in `requests` and do nothing else. */
export const collections = {
  /** One document per request, with the id of the request. */
  requests: 'consultation_requests',
  /** One document per e-mail, in the format of the Trigger Email extension. */
  mail: 'mail',
  /** Records which e-mails were created for each request. */
  ledger: 'ledger',
  /** Counts requests for the daily limits, and records fingerprints of their contents to recognise repetitions. */
  claims: 'claims',
  /**
   * The progress of `reconcile`, the digests and lists that it has written, the alarms of the day, and the hours in which
   * browsers may not create requests.
   */
  control: 'control',
} as const;
