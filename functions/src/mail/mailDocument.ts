import { randomBytes } from 'node:crypto';
import type { Timestamp } from 'firebase-admin/firestore';

export const requestMailKinds = ['team', 'visitor'] as const;
export type RequestMailKind = (typeof requestMailKinds)[number];

/** `digest`: tells the team of requests without their own e-mail to the team. `list`: names all unanswered requests. */
export type MailKind = RequestMailKind | 'digest' | 'list';

export const mailId = (requestId: string, kind: RequestMailKind): string => `${requestId}-${kind}`;

export const newDigestId = (): string => `digest-${randomBytes(10).toString('hex')}`;

/** The format of the Trigger Email extension. `to` is always one valid address. */
export interface MailContent {
  to: string;
  from: string;
  replyTo: string;
  headers: Record<string, string>;
  message: { subject: string; text: string; html: string };
}

/** Asks for no automatic replies. The value `All` would also suppress reports of undelivered e-mails. */
export const noAutomaticAnswer = { 'X-Auto-Response-Suppress': 'OOF, AutoReply' };

/**
 * A document of `mail`. The extension ignores unknown fields. The document may be updated but never replaced, because
 * the extension would send it again.
 */
export interface MailDocument extends MailContent {
  kind: MailKind;
  request_ids: string[];
  /** The next check by `reconcile`. Absent when nothing more is done with the e-mail. */
  due_at?: Timestamp;
  /** Firestore deletes the document after this time. Set when nothing more is done with the e-mail. */
  expires_at?: Timestamp;
  /** A digest or list that was refused for its content, and is sent again without the words of visitors. */
  wordless?: true;
  /** Set when the e-mail is sent a second time, because nobody knows whether it arrived the first time. */
  repeated?: true;
  delivery?: Delivery;
}

/**
 * PENDING: an attempt is still to come. PROCESSING: an attempt holds the document until `leaseExpireTime`. SUCCESS,
 * ERROR: no attempt follows, unless the state becomes RETRY. RETRY, set by `reconcile` or by hand: one more attempt.
 */
type DeliveryState = 'PENDING' | 'PROCESSING' | 'SUCCESS' | 'ERROR' | 'RETRY';

/** `deliverMail`, the extension and `reconcile` write this field of a document of `mail`. */
export interface Delivery {
  state: DeliveryState;
  startTime: Timestamp;
  endTime: Timestamp | null;
  leaseExpireTime: Timestamp | null;
  attempts: number;
  error: string | null;
  info?: DeliveryInfo;
  /** The id of an attempt of `deliverMail`. */
  token?: string;
  /** True once the mail server may have accepted the message from `deliverMail`. */
  handedOver?: boolean;
  trouble?: Trouble;
}

/**
 * Why an attempt failed. `recipient`: the server refused the address or message. `account`: the server refused us
 * (log-in, greeting, sender, quota, certificate), which needs a person. `connection`: the connection failed, or the
 * server refused us only for now.
 */
export type Trouble = 'recipient' | 'account' | 'connection';

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

/** Whether `deliverMail` can send a document: it has all fields that we write. */
export const isMailContent = (data: unknown): data is MailContent =>
  isRecord(data) &&
  [data['to'], data['from'], data['replyTo']].every(isText) &&
  isRecord(data['headers']) &&
  Object.values(data['headers']).every(isText) &&
  isRecord(data['message']) &&
  [data['message']['subject'], data['message']['text'], data['message']['html']].every(isText);

/** Whether an e-mail is a confirmation. A document written by hand has no kind, so it is not a confirmation. */
export const isForVisitor = (mail: { kind?: MailKind | undefined }): boolean => mail.kind === 'visitor';
