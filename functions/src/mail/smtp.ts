import { createHash } from 'node:crypto';
import { createTransport } from 'nodemailer';
import type { DeliveryInfo, MailDocument } from './contract.ts';

/** Sends one e-mail; the id names the message, so that a receiver can tell a repetition. */
export type Send = (id: string, mail: MailDocument) => Promise<DeliveryInfo>;

/** How long a mail server may be silent, in milliseconds. */
const patience = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
  dnsTimeout: 10_000,
};

/** A sender over the server of a connection URI (`smtp://` or `smtps://`, user in it, password apart). */
export const smtpSender = (uri: string, password: string, timeouts: typeof patience = patience): Send => {
  const { protocol, hostname, port, username } = new URL(uri);
  const transport = createTransport({
    host: hostname,
    port: Number(port),
    secure: protocol === 'smtps:',
    // A password never travels in clear.
    ...(username && { auth: { user: decodeURIComponent(username), pass: password }, requireTLS: true }),
    ...timeouts,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (id, { to, from, replyTo, headers, message }) => {
    const info = await transport.sendMail({
      to,
      from,
      replyTo,
      headers,
      ...message,
      messageId: messageId(id, from),
    });
    return {
      messageId: info.messageId,
      accepted: info.accepted,
      rejected: info.rejected,
      pending: [],
      response: info.response,
    };
  };
};

const messageId = (id: string, from: string): string => {
  const domain = /@([^\s@>]+)>?$/.exec(from)?.[1] ?? 'localhost';
  return `<${createHash('sha256').update(id).digest('hex').slice(0, 40)}@${domain}>`;
};

/** Faults of the connection, before any answer; everything else without an answer is a fault of the message. */
const connectionFaults: readonly unknown[] = [
  'ECONNECTION',
  'ETIMEDOUT',
  'ESOCKET',
  'EDNS',
  'ETLS',
  'EPROTOCOL',
];

/** Whether a failed attempt may succeed later: 4xx answers and faults of the connection; a 5xx answer is final. */
export const mayPass = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const { responseCode, code } = error as Error & { responseCode?: unknown; code?: unknown };
  return typeof responseCode === 'number' ? responseCode < 500 : connectionFaults.includes(code);
};

/** The server's code, else the library's: what may be logged of a failed attempt. */
export const smtpCode = (error: unknown): string | number => {
  const { responseCode, code } = error as { responseCode?: number; code?: string };
  return responseCode ?? code ?? 'unknown';
};
