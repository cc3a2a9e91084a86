import { vi } from 'vitest';
import { quietProject } from './databases.ts';

/** Every line that the functions and their SDK have logged in this process. */
export const lines: string[] = [];

/**
 * The functions as they are deployed, with the production configuration, on the quiet database. The SDK keeps the
 * console that it finds when it is loaded: so this comes first, and nothing else may have loaded it.
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
