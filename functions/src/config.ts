import { answeredPath } from '@helvardar/shared/answeredPage';
import { defineSecret } from 'firebase-functions/params';

const amount = /^[1-9]\d{0,8}$/;

/** Every variable of `functions/.env` with its pattern. */
export const variables = {
  MAIL_DELIVERY: /^(?:extension|smtp)$/,
  SMTP_CONNECTION_URI: /^smtps?:\/\/(?:[^\s/@:]+@)?[^\s/@:]+:\d+$/,
  MAIL_FROM: /^[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>$/,
  TEAM_ADDRESS: /^[^\s<>@,]+@[^\s<>@,]+$/,
  SITE_ORIGINS: /^https?:\/\/[^\s/,]+(?:,https?:\/\/[^\s/,]+)*$/,
  APP_CHECK: /^(?:optional|enforced)$/,
  MAIL_ATTEMPT_SECONDS: /^(?:[1-9]\d?|[1-3]\d\d|4[0-7]\d|480)$/,
  TEAM_DAILY_LIMIT: amount,
  TEAM_DAILY_LIMIT_PER_SOURCE: amount,
  CONFIRMATION_DAILY_LIMIT: amount,
  CONFIRMATION_DAILY_LIMIT_PER_SOURCE: amount,
  CONFIRMATION_DAILY_LIMIT_PER_MAILBOX: amount,
  DIRECT_HOURLY_LIMIT: amount,
  STORED_DAILY_LIMIT_PER_SOURCE: amount,
  STORED_HOURLY_LIMIT: amount,
  ANSWER_LIST: /^(?:on|off)$/,
} as const;
type Variable = keyof typeof variables;

export type Environment = Readonly<Record<string, string | undefined>>;

export const loopback: readonly string[] = ['127.0.0.1', 'localhost'];

export const blockedPort = ({ SMTP_CONNECTION_URI: uri = '' }: Environment): string | undefined => {
  if (!URL.canParse(uri)) return undefined;
  const { hostname, port } = new URL(uri);
  return port === '25' && !loopback.includes(hostname)
    ? 'Google Cloud blocks port 25: SMTP_CONNECTION_URI needs another, such as 465 (smtps) or 587 (smtp).'
    : undefined;
};

/** Throws an error that lists all missing and malformed variables, or names a blocked port. */
export const readConfiguration = (environment: Environment) => {
  const names = Object.keys(variables) as Variable[];
  const wrong = names.filter((name) => !variables[name].test(environment[name] ?? ''));
  if (wrong.length > 0)
    throw new Error(
      `Missing or malformed in the functions' environment (functions/.env): ${wrong.join(', ')}`,
    );
  const blocked = blockedPort(environment);
  if (blocked) throw new Error(blocked);

  const value = (name: Variable): string => environment[name] ?? '';
  return {
    mailDelivery: value('MAIL_DELIVERY'),
    smtpUri: value('SMTP_CONNECTION_URI'),
    mailFrom: value('MAIL_FROM'),
    teamAddress: value('TEAM_ADDRESS'),
    siteOrigins: value('SITE_ORIGINS').split(','),
    appCheckEnforced: value('APP_CHECK') === 'enforced',
    attemptMilliseconds: 1_000 * Number(value('MAIL_ATTEMPT_SECONDS')),
    answerList: value('ANSWER_LIST') === 'on',
    /** The first origin is the site's address. Mail filters trust it more than the address of a function. */
    answerAddress: `${value('SITE_ORIGINS').split(',')[0]}${answeredPath}`,
    directHourlyLimit: Number(value('DIRECT_HOURLY_LIMIT')),
    limits: {
      /**
       * The most e-mails to the team about single requests in a day (UTC). A digest tells the team of the requests
       * beyond `team` or `teamPerSource`.
       */
      team: Number(value('TEAM_DAILY_LIMIT')),
      /**
       * A source is the network from which requests come. All requests that browsers write to Firestore themselves
       * count as one source, because their networks are unknown.
       */
      teamPerSource: Number(value('TEAM_DAILY_LIMIT_PER_SOURCE')),
      /** The most requests that the callable stores: in a day for one network, in an hour for all. */
      storedPerSource: Number(value('STORED_DAILY_LIMIT_PER_SOURCE')),
      storedPerHour: Number(value('STORED_HOURLY_LIMIT')),
      /** The most confirmations in a day: in all, for a source, and to one mailbox. */
      confirmations: Number(value('CONFIRMATION_DAILY_LIMIT')),
      confirmationsPerSource: Number(value('CONFIRMATION_DAILY_LIMIT_PER_SOURCE')),
      confirmationsPerMailbox: Number(value('CONFIRMATION_DAILY_LIMIT_PER_MAILBOX')),
    },
  };
};
export type Configuration = ReturnType<typeof readConfiguration>;

/** The password of the user in SMTP_CONNECTION_URI. */
export const smtpPassword = defineSecret('SMTP_PASSWORD');

/** The key for the hashes of e-mail and network addresses, and for the signatures of the buttons in e-mails to the team. */
export const secretSalt = defineSecret('ADDRESS_SALT');

/** Throws if the function does not declare the secret, because the SDK would then return an empty string. */
export const secretValue = (secret: ReturnType<typeof defineSecret>): string => {
  // A value that the Firebase CLI has read from a pipe ends with a line break.
  const value = secret.value().trim();
  if (value === '') throw new Error(`The secret ${secret.name} has no value.`);
  return value;
};
