import { vi } from 'vitest';
import { quietProject } from './databases.ts';

/** The lines that the functions and their SDK log. */
export const lines: string[] = [];

/**
 * Loads the functions with the values of `functions/.env`. The functions SDK captures the console when it loads, so no
 * other code may load the SDK earlier.
 */
export const loadFunctions = (change: Record<string, string> = {}) => {
  for (const level of ['debug', 'info', 'log', 'warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation((...values: unknown[]) => {
      lines.push(values.map(String).join(' '));
    });
  const secrets = { ADDRESS_SALT: 'salt of the tests', SMTP_PASSWORD: 'unused' };
  Object.assign(process.env, { GCLOUD_PROJECT: quietProject, ...secrets, ...change });
  process.loadEnvFile('functions/.env');
  return import('../../../functions/src/index.ts');
};
