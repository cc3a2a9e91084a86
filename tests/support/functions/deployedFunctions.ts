import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { vi } from 'vitest';
import { quietProject } from './databases.ts';

/** The lines that the functions and their SDK log. */
export const lines: string[] = [];

/**
 * Loads the functions with the values of `functions/.env`, and records in `lines` what they log. No other code may load
 * the functions SDK earlier, because the SDK logs through the console methods that it finds when it loads.
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

/** Serves a function in the framework in which Google runs it. Returns its address. */
export const serve = async (handler: (request: never, response: never) => unknown): Promise<string> => {
  const { http } = await import('@google-cloud/functions-framework');
  const { getTestServer } = await import('@google-cloud/functions-framework/testing');
  http('served', handler as never);
  const server = getTestServer('served').listen(0, '127.0.0.1');
  server.unref();
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};
