import { setTimeout as wait } from 'node:timers/promises';
import { host, suites } from '../../../emulators/configuration.ts';

/** An e-mail in the suite's inbox. */
export interface ReceivedMail {
  from: { address: string }[];
  to: { address: string }[];
  replyTo?: { address: string }[];
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
}

const has = (addresses: { address: string }[] | undefined, address: string): boolean =>
  addresses?.some((entry) => entry.address === address) ?? false;

const received = async (visitor: string): Promise<{ team: ReceivedMail[]; visitor: ReceivedMail[] }> => {
  const response = await fetch(`http://${host}:${suites.test.ports.inbox}/email`);
  const mails = (await response.json()) as ReceivedMail[];
  return {
    team: mails.filter(({ replyTo }) => has(replyTo, visitor)),
    visitor: mails.filter(({ to }) => has(to, visitor)),
  };
};

/** Waits for both e-mails about a visitor's request, and then long enough for a third. Returns all of them. */
export const mailsAbout = async (visitor: string): Promise<Awaited<ReturnType<typeof received>>> => {
  const end = Date.now() + 30_000;
  while (Date.now() < end) {
    const mails = await received(visitor);
    if (mails.team.length > 0 && mails.visitor.length > 0) break;
    await wait(200);
  }
  await wait(1_500);
  return received(visitor);
};
