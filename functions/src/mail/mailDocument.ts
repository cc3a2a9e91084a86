import type { Timestamp } from 'firebase-admin/firestore';
import { inDays, retention } from '../retention.ts';

/** The e-mails that one request causes. */
export const requestMailKinds = ['team', 'visitor'] as const;
export type RequestMailKind = (typeof requestMailKinds)[number];

/** A digest tells the team of requests whose own e-mails were withheld, a reminder of those that wait for an answer. */
export type MailKind = RequestMailKind | 'digest' | 'reminder';

export const mailId = (requestId: string, kind: RequestMailKind): string => `${requestId}-${kind}`;

/** What is sent: the contract of the Trigger Email extension, of which `to` is always one strict address here. */
export interface MailContent {
  to: string;
  from: string;
  replyTo: string;
  headers: Record<string, string>;
  message: { subject: string; text: string; html: string };
}

/**
 * A document of `mail` as we create it; what the extension does not know it keeps and ignores. Never overwritten: an
 * overwritten document is sent again.
 */
export interface MailDocument extends MailContent {
  kind: MailKind;
  /** The requests that it tells of. */
  request_ids: string[];
  /** When reconciliation looks at it; there is no such field once nothing is left to do. */
  due_at?: Timestamp;
  /** It was sent a second time, after an attempt without an answer. */
  repeated?: true;
  expires_at: Timestamp;
  delivery?: Delivery;
}

/**
 * PENDING: not yet attempted, or to be attempted again. PROCESSING: somebody holds it until `leaseExpireTime`. SUCCESS and
 * ERROR are final. RETRY, set by reconciliation or by hand: send it (again).
 */
export type DeliveryState = 'PENDING' | 'PROCESSING' | 'SUCCESS' | 'ERROR' | 'RETRY';

/** The field `delivery` of a document of `mail`, which only a delivery writes. */
export interface Delivery {
  state: DeliveryState;
  startTime: Timestamp;
  endTime: Timestamp | null;
  leaseExpireTime: Timestamp | null;
  attempts: number;
  error: string | null;
  info?: DeliveryInfo;
  /** Of our own delivery alone: names the attempt, so that a claim whose answer was lost is recognised. */
  token?: string;
  /** Of our own delivery alone: from here on the server may have taken the message. */
  handedOver?: boolean;
  /** Of our own delivery alone: why the last attempt failed. */
  trouble?: Trouble;
}

/**
 * Why an attempt failed. `recipient`: the server said no to this address or message. `account`: it said no to us (log-in,
 * greeting, sender, quota, certificate), which does not pass by itself. `connection`: it could not be reached.
 */
export type Trouble = 'recipient' | 'account' | 'connection';

/** What the mail server said. */
export interface DeliveryInfo {
  messageId: string;
  accepted: string[];
  rejected: string[];
  pending: string[];
  response: string;
}

/** Milliseconds that a new document is given before reconciliation looks at it. */
export const firstLook = 15 * 60 * 1000;

/** A new document of `mail`. */
export const newMail = (kind: MailKind, requestIds: string[], content: MailContent) => ({
  ...content,
  kind,
  request_ids: requestIds,
  due_at: new Date(Date.now() + firstLook),
  expires_at: inDays(retention.mailDays),
});

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Whether a document can be sent by our own delivery, which takes no more of the contract than we write. */
export const isMailContent = (data: unknown): data is MailContent =>
  isRecord(data) &&
  [data['to'], data['from'], data['replyTo']].every(isText) &&
  isRecord(data['headers']) &&
  Object.values(data['headers']).every(isText) &&
  isRecord(data['message']) &&
  [data['message']['subject'], data['message']['text'], data['message']['html']].every(isText);

/** A document made by hand has no kind, and is the company's own business. */
export const isForVisitor = (mail: { kind?: MailKind | undefined }): boolean => mail.kind === 'visitor';
