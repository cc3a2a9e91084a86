import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';

/**
 * A fault at one step of the SMTP dialogue. At `content`, the connection breaks in the middle of the message. At
 * `message`, the server has the whole message, and has accepted it unless the fault has a `code`.
 */
export interface Fault {
  at: 'greeting' | 'login' | 'sender' | 'recipient' | 'content' | 'message';
  code?: number;
  text?: string;
  cut?: true;
  milliseconds?: number;
}

export interface Message {
  to: string;
  content: string;
  /** Milliseconds since 1970. */
  takenAt: number;
  /** The fault, if any, after which the client may not know that the server has accepted the message. */
  fault: Fault | undefined;
}

interface Options {
  /** Called once per connection. */
  nextFault: () => Fault | undefined;
  onMessage?: (message: Message) => void;
  /** Whether this address has no mailbox. */
  refuses?: (address: string) => boolean;
  host?: string;
  /** Offers TLS with a self-signed certificate. */
  encrypted?: boolean;
}

/** The server refuses messages with this word, like a virus scanner. */
export const virus = 'EICAR';

/** Starts an SMTP server that can cause faults. */
export const startMailServer = async ({
  nextFault,
  onMessage,
  refuses,
  host = '127.0.0.1',
  encrypted,
}: Partial<Options> = {}) => {
  const messages: Message[] = [];
  const logins: string[] = [];
  const faults = new Map<string, Fault>();

  /** Causes the session's fault if the fault is at this step. Returns the error for the server's answer, or null. */
  const trouble = async (step: Fault['at'], session: SMTPServerSession): Promise<Error | null> => {
    const fault = faults.get(session.id);
    if (fault?.at !== step) return null;
    faults.delete(session.id);
    if (fault.milliseconds) await wait(fault.milliseconds, undefined, { ref: false });
    if (fault.cut) cut(session);
    return fault.code
      ? Object.assign(new Error(fault.text ?? 'as the test wants'), { responseCode: fault.code })
      : null;
  };
  const cut = (session: SMTPServerSession) => {
    for (const connection of server.connections as Set<{ session: SMTPServerSession; _socket: Socket }>)
      if (connection.session.id === session.id) connection._socket.destroy();
  };

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: encrypted ? [] : ['STARTTLS'],
    allowInsecureAuth: true,
    disableReverseLookup: true,
    closeTimeout: 50,
    onConnect: async (session, callback) => {
      const fault = nextFault?.();
      if (fault) faults.set(session.id, fault);
      callback(await trouble('greeting', session));
    },
    onAuth: async ({ username = '' }, session, callback) => {
      logins.push(username);
      const error = await trouble('login', session);
      callback(error, error ? undefined : { user: username });
    },
    onMailFrom: async (_address, session, callback) => callback(await trouble('sender', session)),
    onRcptTo: async ({ address }, session, callback) =>
      callback(
        refuses?.(address)
          ? Object.assign(new Error(`5.1.1 <${address}>: No such mailbox`), { responseCode: 550 })
          : await trouble('recipient', session),
      ),
    onData: async (stream, session, callback) => {
      const to = session.envelope.rcptTo[0]?.address ?? '';
      if (faults.get(session.id)?.at === 'content') stream.once('data', () => cut(session));
      const content = await text(stream).catch(() => undefined);
      // The connection was cut in the middle of the message.
      if (content === undefined) return;
      if (content.includes(virus))
        return callback(Object.assign(new Error('5.7.1 Content rejected'), { responseCode: 554 }));
      const fault = faults.get(session.id);
      if (!(fault?.at === 'message' && fault.code)) {
        const message = { to, content, takenAt: Date.now(), fault };
        messages.push(message);
        onMessage?.(message);
      }
      callback(await trouble('message', session));
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error(`Expected a port, got ${address}.`);
  return {
    port: address.port,
    messages,
    logins,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
};
export type MailServer = Awaited<ReturnType<typeof startMailServer>>;

export const messageId = ({ content }: Message): string =>
  /^Message-ID: (\S+)/im.exec(content)?.[1] ?? 'none';
