import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import MailComposer from 'nodemailer/lib/mail-composer';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { loopback } from '../config.ts';
import { type Failure, failureOf } from './failure.ts';
import type { DeliveryInfo, MailContent } from './mailDocument.ts';

/** The result of an attempt: `taken` if the mail server accepted the message, or else a failure. */
export type Attempt = { outcome: 'taken'; info: DeliveryInfo } | Failure;

/**
 * Sends one e-mail. The Message-ID derives from `id`, so a mail program can recognise a second copy. `beforeEnd` is
 * awaited before the final dot of the message, without which no server accepts a message. An error of `beforeEnd` ends
 * the attempt and is thrown.
 */
export type Send = (id: string, mail: MailContent, beforeEnd: () => Promise<void>) => Promise<Attempt>;

/**
 * The size in bytes of the pieces in which the library reads the message. Because it reads piece by piece, nearly all
 * of the message is sent when `beforeEnd` is called.
 */
const piece = 16_384;
/**
 * Milliseconds of the pause before `beforeEnd`. In this pause, a connection that broke while the message was sent
 * reports its error.
 */
const pauseBeforeEnd = 200;

/**
 * Returns a function that sends through the mail server in a connection URI (`smtp://` or `smtps://`, with the user but
 * not the password). `milliseconds` is the time limit of an attempt.
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
      // A server may be used without encryption only if it runs on this machine and needs no log-in.
      requireTLS: protocol === 'smtp:' && (username !== '' || !loopback.includes(hostname)),
      ...limitsWithin(milliseconds),
    });

    // An error during a step of the dialogue makes this step fail (`called`). Errors after the last step, while the
    // connection closes, are ignored.
    connection.on('error', () => {});

    let handedOver = false;
    let isOver = false;
    let marking: Promise<void> | undefined;
    // The library reads this stream when the server is ready, and sends the final dot when the stream ends.
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
      // The attempt is over: nothing more is sent, and `beforeEnd` is not called any more.
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
 * Timeouts in milliseconds (RFC 5321 recommends minutes). An attempt can safely be repeated if it fails before the
 * message is sent. So DNS, connection and greeting get at most a third of the time each. The answer to the message may
 * take the whole time.
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

/** Runs a step of the SMTP dialogue. Rejects on an error of the step or of the connection, and when the time is up. */
const called = <Result = unknown>(
  connection: SMTPConnection,
  step: (done: (error?: Error | null, result?: Result) => void) => void,
): Promise<Result> =>
  new Promise((resolve, reject) => {
    connection.once('error', reject);
    step((error, result) => (error ? reject(error) : resolve(result as Result)));
  });

const addressIn = (from: string): string => /<([^<>]+)>$/.exec(from)?.[1] ?? from;

/** The Message-ID of an e-mail, the same for every copy of the e-mail. */
export const messageId = (id: string, from: string): string => {
  const domain = addressIn(from).split('@')[1] ?? 'localhost';
  return `<${createHash('sha256').update(id).digest('hex').slice(0, 40)}@${domain}>`;
};
