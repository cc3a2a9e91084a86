import type { Trouble } from './mailDocument.ts';

/**
 * An attempt that the server did not confirm. `postponed`: the message was not taken, another attempt may succeed.
 * `refused`: for good. `unknown`: the message was handed over and no answer came, so it may have arrived.
 */
export interface Failure {
  outcome: 'postponed' | 'refused' | 'unknown';
  trouble: Trouble;
  /** The server's code, else the library's: what may be logged. */
  code: string | number;
  /** The server's answer, which may quote addresses: for the document alone. */
  error: string;
}

/** A sender that has sent too much today says so with a final code, and takes the same message tomorrow. */
const quota = /\b[45]\.4\.5\b|\bquota\b|\b(?:rate|sending|daily|message) limit\b/i;
/** The mailbox that is full is the addressee's. */
const fullMailbox = /\b[45]\.2\.2\b|mailbox (?:is )?full/i;
const certificate = /certificate|self[- ]signed|CERT_|altname/i;

/** What became of the message, from an error of the SMTP library and from whether the message was handed over. */
export const failureOf = (error: unknown, handedOver: boolean): Failure => {
  const { responseCode, code, command, message } = error as Partial<{
    responseCode: number;
    code: string;
    command: string;
    message: string;
  }>;
  const text = message ?? String(error);
  const failure = (outcome: Failure['outcome'], trouble: Trouble): Failure => ({
    outcome,
    trouble,
    code: responseCode ?? code ?? 'unknown',
    error: text,
  });

  if (handedOver && code !== 'EMESSAGE') return failure('unknown', 'connection');
  const isFinal = typeof responseCode === 'number' && responseCode >= 500;
  const isAboutMessage = command === 'RCPT TO' || code === 'EMESSAGE';
  if (isFinal && quota.test(text) && !fullMailbox.test(text)) return failure('postponed', 'account');
  if (isAboutMessage) return failure(isFinal ? 'refused' : 'postponed', 'recipient');
  if (isFinal || code === 'EAUTH' || certificate.test(text)) return failure('postponed', 'account');
  return failure('postponed', 'connection');
};

/**
 * The same of the text that the Trigger Email extension leaves in `delivery.error`, as far as it was measured. Null is
 * for a person: nobody can tell from the text whether the message arrived, or it was refused.
 */
export const healsByItself = (extensionError: string): boolean =>
  [
    /all recipients were rejected: 4\d\d/,
    /Message failed: 4\d\d/,
    /Invalid greeting\. response=4\d\d/,
    /Greeting never received/,
    /ECONNREFUSED/,
    /ENOTFOUND/,
  ].some((expression) => expression.test(extensionError));
