import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import MailComposer from 'nodemailer/lib/mail-composer';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { loopback } from '../../config.ts';
import type { DeliveryInfo, MailContent } from '../mailDocument.ts';
import { type Failure, failureOf } from './failure.ts';

export type Attempt = { outcome: 'taken'; info: DeliveryInfo } | Failure;

/**
 * Sends one e-mail. The Message-ID derives from `id`, so a mail program can recognise a second copy. `beforeEnd` is
 * awaited before the last line is sent: a single dot, which ends a message in SMTP. Without the dot, no server accepts
 * the message. An error of `beforeEnd` ends the attempt and is thrown.
 */
export type Send = (id: string, mail: MailContent, beforeEnd: () => Promise<void>) => Promise<Attempt>;

/** Bytes of a piece of the message. With small pieces, few bytes are still unsent when `beforeEnd` is called. */
const piece = 16_384;
/** Milliseconds of a pause before `beforeEnd`. In this pause, a broken connection reports its error. */
const pauseBeforeEnd = 200;

/**
 * `uri` is `smtp://` or `smtps://`, with the user but not the password. `milliseconds` is the time limit of an attempt.
 */
export const smtpSender = (uri: string, password: string, milliseconds: number): Send => {
  const { protocol, hostname, port, username } = new URL(uri);
  return async (id, mail, beforeEnd) => {
    const { to, from, replyTo, headers, message } = mail;
    const composed = new MailComposer({
      to,
      from,
      replyTo,
      headers,
      ...message,
      messageId: messageId(id, from),
      disableFileAccess: true,
      disableUrlAccess: true,
    }).compile();
    const content = await composed.build();
    const connection = new SMTPConnection({
      host: hostname,
      port: Number(port),
      secure: protocol === 'smtps:',
      // Only a server on this machine, without log-in, may be used without encryption.
      requireTLS: protocol === 'smtp:' && (username !== '' || !loopback.includes(hostname)),
      ...limitsWithin(milliseconds),
    });

    // `called` handles the errors of a step. This listener ignores later errors, such as those while the connection
    // closes, because an error without a listener would end the process.
    connection.on('error', () => {});

    let handedOver = false;
    let isOver = false;
    let marking: Promise<void> | undefined;
    // The library reads this stream when the server is ready, and ends the message when the stream ends.
    const lazily = Readable.from(
      (async function* () {
        for (let start = 0; start < content.length; start += piece)
          yield content.subarray(start, start + piece);
        await wait(pauseBeforeEnd);
        if (isOver) return;
        marking = beforeEnd();
        await marking;
        handedOver = true;
      })(),
    );
    const timer = setTimeout(() => connection.emit('error', tooLong()), milliseconds);
    try {
      await called(connection, (done) => connection.connect(done));
      const user = decodeURIComponent(username);
      if (user) await called(connection, (done) => connection.login({ user, pass: password }, done));
      const { accepted, rejected, response } = await called<SMTPConnection.SentMessageInfo>(
        connection,
        (done) => connection.send({ from: addressIn(from), to }, lazily, done),
      );
      connection.quit();
      return {
        outcome: 'taken',
        info: {
          messageId: messageId(id, from),
          accepted: accepted.map(String),
          rejected: rejected.map(String),
          pending: [],
          response,
        },
      };
    } catch (error) {
      // From now on, nothing more is sent, and `beforeEnd` is not called.
      connection.close();
      isOver = true;
      const failure = failureOf(error, handedOver, to);
      await marking;
      return failure;
    } finally {
      clearTimeout(timer);
    }
  };
};

/**
 * Timeouts in milliseconds; RFC 5321 recommends minutes. The answer to the message may take the whole time of the
 * attempt, because without the answer nobody knows whether the message arrived. DNS, connection and greeting each get
 * at most a third. If one of them fails, no message has been sent, so a new attempt is safe.
 */
const limitsWithin = (milliseconds: number) => {
  const short = Math.min(30_000, milliseconds / 3);
  return {
    dnsTimeout: short,
    connectionTimeout: short,
    greetingTimeout: milliseconds / 3,
    socketTimeout: milliseconds,
  };
};

const tooLong = () => Object.assign(new Error('The attempt took too long'), { code: 'ETIMEDOUT' });

/** Runs a step of the SMTP dialogue. Rejects on an error of the step or the connection, and on a timeout. */
const called = <Result = unknown>(
  connection: SMTPConnection,
  step: (done: (error?: Error | null, result?: Result) => void) => void,
): Promise<Result> =>
  new Promise((resolve, reject) => {
    connection.once('error', reject);
    step((error, result) => (error ? reject(error) : resolve(result as Result)));
  });

const addressIn = (from: string): string => /<([^<>]+)>$/.exec(from)?.[1] ?? from;

export const messageId = (id: string, from: string): string => {
  const domain = addressIn(from).split('@')[1] ?? 'localhost';
  return `<${createHash('sha256').update(id).digest('hex').slice(0, 40)}@${domain}>`;
};
