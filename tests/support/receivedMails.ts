import { afterAll, expect, vi } from 'vitest';
import { emulatorSets, host } from '../../emulators/configuration.ts';

export interface Mail {
  from: { address: string }[];
  to: { address: string }[];
  replyTo?: { address: string }[];
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
}

/** The e-mails with this visitor as recipient or as Reply-To. */
export const mailsAbout = async (email: string): Promise<Mail[]> => {
  const mails = ['to', 'replyTo'].map(async (field) => {
    const query = new URLSearchParams({ [`${field}.address`]: email });
    const response = await fetch(`http://${host}:${emulatorSets.test.ports.inbox}/email?${query}`);
    return response.json() as Promise<Mail[]>;
  });
  return (await Promise.all(mails)).flat();
};

/**
 * Visitors whose two e-mails `mailsOf` has found. A third e-mail could come later, so their e-mails are counted again
 * at the end of the test file.
 */
const mailed = new Set<string>();
afterAll(async () => {
  for (const email of mailed) expect(await mailsAbout(email), email).toHaveLength(2);
});

/** Waits for the two e-mails of a request: one to the team and one to the visitor. */
export const mailsOf = async (email: string): Promise<{ team: Mail; visitor: Mail }> => {
  await vi.waitFor(async () => expect(await mailsAbout(email)).toHaveLength(2), {
    timeout: 30_000,
    interval: 200,
  });
  mailed.add(email);
  const mails = await mailsAbout(email);
  const [visitor, ...others] = mails.filter(({ to }) => to.some(({ address }) => address === email));
  const [team] = mails.filter(({ replyTo = [] }) => replyTo.some(({ address }) => address === email));
  if (mails.length !== 2 || !visitor || !team || others.length > 0)
    throw new Error(`Expected one e-mail to the team and one to the visitor, got ${JSON.stringify(mails)}`);
  return { team, visitor };
};
