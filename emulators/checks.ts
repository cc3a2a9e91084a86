import { notificationFunction } from '../shared/callable.ts';
import { host, type Suite } from './configuration.ts';
import { Problem } from './problem.ts';

/** What `functions/src/index.ts` exports and the suite needs; the scheduled one does not run locally. */
const expectedFunctions = ['onConsultationRequestCreated', notificationFunction, 'deliverMail'];

/** Asks Firestore for a document as a stranger would: working rules refuse, broken ones answer every request with 400. */
export const requireRules = async ({ ports, projectId }: Suite): Promise<void> => {
  const response = await fetch(
    `http://${host}:${ports.firestore}/v1/projects/${projectId}/databases/(default)/documents/rules/check`,
  );
  if (response.status === 403) return;
  const answer = await response.text();
  throw new Problem(
    response.status === 400
      ? `Firestore cannot use firestore.rules, mend it: ${messageIn(answer).replace(/\s*\n/g, ' ')}`
      : `firestore.rules is missing or lets strangers read (expected status 403, got ${response.status}): restore it.`,
  );
};

const messageIn = (answer: string): string => {
  try {
    return JSON.parse(answer).error.message;
  } catch {
    return answer;
  }
};

/** Compares what the functions emulator has loaded with what is expected; the reason stands in its output. */
export const requireFunctions = async ({ ports }: Suite, output: string[]): Promise<void> => {
  const response = await fetch(`http://${host}:${ports.functions}/backends`);
  const { backends } = (await response.json()) as { backends: { functionTriggers: { name: string }[] }[] };
  const loaded = backends.flatMap(({ functionTriggers }) => functionTriggers.map(({ name }) => name));
  const missing = expectedFunctions.filter((name) => !loaded.includes(name));
  if (missing.length === 0) return;
  const reason = output.find((line) => /Failed to load function definition|Error:/.test(line));
  throw new Problem(
    `The functions emulator has not loaded ${missing.join(', ')}${reason ? ` (${reason.trim()})` : ''}: mend functions/src, then start again.`,
  );
};
