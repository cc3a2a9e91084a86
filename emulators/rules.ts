import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { execa } from 'execa';
import { Problem } from '../commands/command.ts';
import { root } from '../commands/folders.ts';
import { host, type Suite } from './configuration.ts';

interface Answer {
  error?: { message: string };
  issues?: { sourcePosition: { line: number; column: number }; description: string }[];
}

/** The errors and warnings of the rules compiler in a running Firestore emulator, one per line; empty if none. */
export const problemsIn = async (emulator: string, content: string): Promise<string> => {
  const response = await fetch(`${emulator}/emulator/v1/projects/demo-compiled-rules:securityRules`, {
    method: 'PUT',
    body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
  });
  const { error, issues = [] } = (await response.json()) as Answer;
  const warnings = issues.map(
    ({ sourcePosition: at, description }) => `L${at.line}:${at.column} ${description}`,
  );
  return [error?.message ?? [], ...warnings].flat().join('\n');
};

/**
 * Throws when `firestore.rules` has errors or warnings. It starts a Firestore emulator to compile the rules, which
 * takes two seconds, because no other compiler of rules works without a Google project.
 */
export const checkRules = async (
  { ports }: Suite,
  { JAVA_HOME, FIRESTORE_EMULATOR_BINARY_PATH: jar }: Record<string, string>,
): Promise<void> => {
  const port = ports.firestore;
  const options = ['-jar', String(jar), `--host=${host}`, `--port=${port}`];
  const emulator = execa(join(String(JAVA_HOME), 'bin/java'), options, { reject: false });
  for await (const line of createInterface(emulator.stdout)) if (line.includes('API endpoint')) break;
  const rules = readFileSync(join(root, 'firestore.rules'), 'utf8');
  const problems = await problemsIn(`http://${host}:${port}`, rules).catch(() => undefined);
  emulator.kill('SIGKILL');
  const { stderr } = await emulator;
  if (problems === undefined) throw new Problem(`The Firestore emulator did not start: ${stderr}`);
  if (problems)
    throw new Problem(`${problems}\n\nFirestore cannot use firestore.rules: fix the problems above.`);
};
