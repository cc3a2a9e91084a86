import { randomBytes } from 'node:crypto';
import type { Timestamp } from 'firebase-admin/firestore';
import { firstLook } from './retries.ts';

/** The kinds of e-mails that one request causes. */
export const requestMailKinds = ['team', 'visitor'] as const;
export type RequestMailKind = (typeof requestMailKinds)[number];

/**
 * A digest tells the team of several requests that have no e-mail of their own. A reminder lists unanswered requests.
 */
export type MailKind = RequestMailKind | 'digest' | 'reminder';

export const mailId = (requestId: string, kind: RequestMailKind): string => `${requestId}-${kind}`;

export const newDigestId = (): string => `digest-${randomBytes(10).toString('hex')}`;

/** The content of an e-mail, as the Trigger Email extension expects it. We always write one valid address into `to`. */
export interface MailContent {
  to: string;
  from: string;
  replyTo: string;
  headers: Record<string, string>;
  message: { subject: string; text: string; html: string };
}

/**
 * A header that asks for no automatic replies, such as out-of-office replies. The value `All` would also suppress the
 * report of an undelivered e-mail.
 */
export const noAutomaticAnswer = { 'X-Auto-Response-Suppress': 'OOF, AutoReply' };

/**
 * A document of `mail`. The extension ignores fields that it does not know. The document may be updated but never
 * replaced, because the extension would send it again.
 */
export interface MailDocument extends MailContent {
  kind: MailKind;
  /** The ids of the requests that the e-mail is about. */
  request_ids: string[];
  /** The time of the next check by the scheduled job `reconcile`. Absent when nothing more is done with the e-mail. */
  due_at?: Timestamp;
  /** The time after which Firestore deletes the document. Set when nothing more is done with the e-mail. */
  expires_at?: Timestamp;
  /**
   * In a digest of requests that may be spam: their number. `request_ids` has only the requests that the digest names.
   */
  suspected?: number;
  /** True when the e-mail is sent once more, because nobody knows whether it arrived the first time. */
  repeated?: true;
  delivery?: Delivery;
}

/**
 * PENDING: not attempted yet, or to be attempted again. PROCESSING: an attempt holds the document until
 * `leaseExpireTime`. SUCCESS and ERROR: no further attempt, unless the state becomes RETRY. RETRY, set by the scheduled
 * job `reconcile` or by hand, requests another attempt.
 */
export type DeliveryState = 'PENDING' | 'PROCESSING' | 'SUCCESS' | 'ERROR' | 'RETRY';

/** The field `delivery` of a document of `mail`. `deliverMail`, the extension and the job `reconcile` write it. */
export interface Delivery {
  state: DeliveryState;
  startTime: Timestamp;
  endTime: Timestamp | null;
  leaseExpireTime: Timestamp | null;
  attempts: number;
  error: string | null;
  info?: DeliveryInfo;
  /** The id of an attempt of `deliverMail`. After a failed write, it shows whether the attempt still has the lease. */
  token?: string;
  /** True once the mail server may have accepted the message from `deliverMail`. */
  handedOver?: boolean;
  /** Why the last attempt of `deliverMail` failed. */
  trouble?: Trouble;
}

/**
 * Why an attempt failed. `recipient`: the server refused this address or message. `account`: the server refused us
 * (log-in, greeting, sender, quota, certificate), which needs a person. `connection`: the connection failed, or the
 * server refused us only for now.
 */
export type Trouble = 'recipient' | 'account' | 'connection';

/** The mail server's answer. */
export interface DeliveryInfo {
  messageId: string;
  accepted: string[];
  rejected: string[];
  pending: string[];
  response: string;
}

export const newMail = (kind: MailKind, requestIds: string[], content: MailContent) => ({
  ...content,
  kind,
  request_ids: requestIds,
  due_at: new Date(Date.now() + firstLook),
});

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Whether `deliverMail` can send a document. The document must have the fields that we always write. */
export const isMailContent = (data: unknown): data is MailContent =>
  isRecord(data) &&
  [data['to'], data['from'], data['replyTo']].every(isText) &&
  isRecord(data['headers']) &&
  Object.values(data['headers']).every(isText) &&
  isRecord(data['message']) &&
  [data['message']['subject'], data['message']['text'], data['message']['html']].every(isText);

/**
 * Whether an e-mail is a confirmation to a visitor. A document written by hand has no kind, and does not count as one.
 */
export const isForVisitor = (mail: { kind?: MailKind | undefined }): boolean => mail.kind === 'visitor';
