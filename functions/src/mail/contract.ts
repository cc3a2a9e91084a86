import type { Timestamp } from 'firebase-admin/firestore';

/** The e-mails that one request causes. */
export const mailKinds = ['team', 'visitor'] as const;
export type MailKind = (typeof mailKinds)[number];

export const mailId = (fingerprint: string, kind: MailKind): string => `${fingerprint}-${kind}`;

/**
 * A document of `mail` as we write it: the contract of the Trigger Email extension, of which `to` is always one strict
 * address here. Only ever created, never overwritten: an overwritten document is sent again.
 */
export interface MailDocument {
  to: string;
  from: string;
  replyTo: string;
  headers: Record<string, string>;
  message: { subject: string; text: string; html: string };
}

/**
 * PENDING: not yet attempted, or waiting for the platform to deliver the order again. PROCESSING: somebody holds it until
 * `leaseExpireTime`. SUCCESS and ERROR are final. RETRY, set by hand: send it (again).
 */
export type DeliveryState = 'PENDING' | 'PROCESSING' | 'SUCCESS' | 'ERROR' | 'RETRY';

/** The field `delivery` of a document of `mail`, which only a delivery writes. */
export interface Delivery {
  state: DeliveryState;
  startTime: Timestamp;
  endTime: Timestamp | null;
  leaseExpireTime: Timestamp | null;
  /** Attempts since the document was created or RETRY was set. */
  attempts: number;
  error: string | null;
  info?: DeliveryInfo;
}

/** What the mail server said. */
export interface DeliveryInfo {
  messageId: string;
  accepted: string[];
  rejected: string[];
  pending: string[];
  response: string;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Whether a document can be sent by our own delivery, which takes no more of the contract than we write. */
export const isMailDocument = (data: unknown): data is MailDocument =>
  isRecord(data) &&
  [data['to'], data['from'], data['replyTo']].every(isText) &&
  isRecord(data['headers']) &&
  Object.values(data['headers']).every(isText) &&
  isRecord(data['message']) &&
  [data['message']['subject'], data['message']['text'], data['message']['html']].every(isText);
