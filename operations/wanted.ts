import { createInterface } from 'node:readline/promises';
import { text } from 'node:stream/consumers';
import type { Firestore } from 'firebase-admin/firestore';
import { Problem } from '../commands/command.ts';
import { collections } from '../shared/collections.ts';
import { requestIdPattern } from '../shared/patterns.ts';

/** How the help of a command describes its argument. */
export const wantedId = [
  '[id]',
  'the id of a request; without it, the command asks for an e-mail address',
] as const;

/**
 * The id on the command line; otherwise the e-mail address that the operator types, or that standard input contains. An
 * address on the command line is refused: a stranger chose it, and a shell would run the commands inside it.
 */
export const readWanted = async (id: string | undefined): Promise<string> => {
  if (id === undefined) return ask('E-mail address: ');
  if (requestIdPattern.test(id)) return id;
  throw new Problem('That is not the id of a request. Leave it out: the command then asks for the address.');
};

/** What the operator types, or what standard input contains, without white space around it. */
export const ask = async (question: string): Promise<string> => {
  if (!process.stdin.isTTY) return (await text(process.stdin)).trim();
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(question);
  terminal.close();
  return answer.trim();
};

/** The address of the person whose data is wanted. An id stands for the address in its request. */
export const addressOf = async (firestore: Firestore, wanted: string): Promise<string> => {
  if (!requestIdPattern.test(wanted)) return wanted;
  const request = await firestore.collection(collections.requests).doc(wanted).get();
  const address: unknown = request.get('email');
  if (typeof address !== 'string') throw new Problem(`There is no request ${wanted} with an e-mail address.`);
  return address;
};
