import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '../commands/command.ts';
import { root } from '../commands/folders.ts';

interface Answer {
  error?: { message: string };
  issues?: { sourcePosition: { line: number; column: number }; description: string }[];
}

/** The errors and warnings of the emulator's rules compiler, one per line; empty if there are none. */
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
 * Throws when `firestore.rules` has errors or warnings. With errors, the Firebase CLI would still start the emulators,
 * and the database would deny every request. `emulator`: the address of a running Firestore emulator.
 */
export const requireRules = async (emulator: string): Promise<void> => {
  const problems = await problemsIn(emulator, readFileSync(join(root, 'firestore.rules'), 'utf8'));
  if (problems)
    throw new Problem(`${problems}\n\nFirestore cannot use firestore.rules: fix the problems above.`);
};
