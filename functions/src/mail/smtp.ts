import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import MailComposer from 'nodemailer/lib/mail-composer';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { type Failure, failureOf } from './failure.ts';
import type { DeliveryInfo, MailContent } from './mailDocument.ts';

/** How an attempt ended: the server took the message, or it did not, or nobody knows. */
export type Attempt = { outcome: 'taken'; info: DeliveryInfo } | Failure;

/**
 * Sends one e-mail. The id names the message, so that a receiver can tell a repetition. `beforeEnd` is awaited when all of
 * the message is on its way but the final dot, without which no server takes it; what it throws ends the attempt and is
 * thrown.
 */
export type Send = (id: string, mail: MailContent, beforeEnd: () => Promise<void>) => Promise<Attempt>;

/** Bytes that are handed to the library at once, so that it has little left to send when the final dot follows. */
const piece = 16_384;
/** Milliseconds before the final dot, in which a line that was cut in the middle of the message says so. */
const pauseBeforeEnd = 200;

/** Nothing but this machine may be spoken to without encryption. */
const loopback: readonly string[] = ['127.0.0.1', 'localhost', '[::1]'];

/** A sender over the server of a connection URI (`smtp://` or `smtps://`, user in it, password apart). */
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
      requireTLS: protocol === 'smtp:' && (username !== '' || !loopback.includes(hostname)),
      ...limitsWithin(milliseconds),
    });

    // Whoever waits hears of it by the call; what comes after that, while the line closes, is of no interest.
    connection.on('error', () => {});

    let handedOver = false;
    let isOver = false;
    let marking: Promise<void> | undefined;
    // The library reads it when the server has said that it is ready, and sends the final dot when it ends.
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
    try {
      const result = await within(milliseconds, connection, async () => {
        await called((done) => connection.connect(done), connection);
        if (username)
          await called(
            (done) => connection.login({ user: decodeURIComponent(username), pass: password }, done),
            connection,
          );
        return called<SMTPConnection.SentMessageInfo>(
          (done) => connection.send({ from: addressIn(from), to }, lazily, done),
          connection,
        );
      });
      const { accepted, rejected, response } = result;
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
      // The attempt is over: nothing is sent or marked after this.
      connection.close();
      isOver = true;
      const failure = failureOf(error, handedOver, to);
      await marking;
      return failure;
    }
  };
};

/**
 * Milliseconds of waiting, of which RFC 5321 asks minutes. What comes before the message can be tried again, so it may
 * take a third of the attempt; the answer to the message has all the rest.
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

/** A step of the dialogue; an error of the connection between two of its answers ends it too. */
const called = <Result = unknown>(
  step: (done: (error?: Error | null, result?: Result) => void) => void,
  connection: SMTPConnection,
): Promise<Result> =>
  new Promise((resolve, reject) => {
    connection.once('error', reject);
    step((error, result) => (error ? reject(error) : resolve(result as Result)));
  });

/** The work, ended from outside when it takes too long. */
const within = async <Result>(
  milliseconds: number,
  connection: SMTPConnection,
  work: () => Promise<Result>,
): Promise<Result> => {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(Object.assign(new Error('The attempt took too long'), { code: 'ETIMEDOUT' }));
      connection.close();
    }, milliseconds);
  });
  try {
    return await Promise.race([work(), tooLong]);
  } finally {
    clearTimeout(timer);
  }
};

const addressIn = (from: string): string => /<([^<>]+)>$/.exec(from)?.[1] ?? from;

/** The Message-ID of every copy of an e-mail. */
export const messageId = (id: string, from: string): string => {
  const domain = addressIn(from).split('@')[1] ?? 'localhost';
  return `<${createHash('sha256').update(id).digest('hex').slice(0, 40)}@${domain}>`;
};
