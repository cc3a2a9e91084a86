import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../emulators/paths.ts';

/** `.firebaserc` without what the CLI notes there about extensions; as it was when there is no such note. */
export const withoutStates = (text: string): string => {
  const { etags, ...rest } = JSON.parse(text) as { etags?: object };
  return etags === undefined ? text : `${JSON.stringify(rest, null, 2)}\n`;
};

/**
 * Keeps the CLI's note about the state of each extension out of `.firebaserc`, until this process ends. A clone with an
 * older note would be asked whether to overwrite what others have changed; where nobody can answer, the CLI stops before
 * functions and pages.
 */
export const forgetExtensionStates = (): void => {
  const file = join(root, '.firebaserc');
  const text = withoutStates(readFileSync(file, 'utf8'));
  const write = () => writeFileSync(file, text);
  write();
  process.once('exit', write);
};
