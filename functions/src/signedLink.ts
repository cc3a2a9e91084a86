import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** What the team does by a button in its e-mails: with a request, or (`settle`) with an e-mail. */
export const actions = {
  answered: 'Mark as answered',
  person: 'This is a person',
  settle: 'Settle',
} as const;
export type Action = keyof typeof actions;

export interface LinkSettings {
  /** Whether the team gets lists and buttons. */
  answerList: boolean;
  answerAddress: string;
  salt: string;
}

/**
 * The signature is an HMAC of the id. Its key is derived from the salt for this action alone, so neither the link of
 * another action nor another hash made with the salt has a valid signature.
 */
const signatureOf = (salt: string, action: Action, id: string): string =>
  createHmac('sha256', Buffer.from(hkdfSync('sha256', salt, '', actions[action], 32)))
    .update(id)
    .digest('base64url');

/** The address of the page of an action; null if the lists are switched off. */
export const signedLink = (
  { answerList, answerAddress, salt }: LinkSettings,
  action: Action,
  id: string,
): string | null =>
  answerList
    ? `${answerAddress}?${new URLSearchParams({ action, id, signature: signatureOf(salt, action, id) })}`
    : null;

/** The action and the id in the parameters of a link; null if the signature is invalid. */
export const readLink = (
  salt: string,
  parameters: URLSearchParams,
): { action: Action; id: string } | null => {
  const given = (name: string): string => parameters.get(name) ?? '';
  const [action, id] = [given('action'), given('id')];
  if (!isAction(action)) return null;
  const [found, expected] = [Buffer.from(given('signature')), Buffer.from(signatureOf(salt, action, id))];
  return found.length === expected.length && timingSafeEqual(found, expected) ? { action, id } : null;
};

const isAction = (name: string): name is Action => Object.hasOwn(actions, name);
