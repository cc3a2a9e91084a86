import { outputOf } from '../commands/commandLine.ts';

/** Returns the function that calls Google's APIs with the rights of `gcloud`'s account. It gets no answer without one. */
export const googleApis = async (project: string) => {
  const token = await outputOf(['gcloud', 'auth', 'print-access-token', '--quiet']);
  const headers = {
    authorization: `Bearer ${token}`,
    'x-goog-user-project': project,
    'content-type': 'application/json',
  };
  return async (
    service: string,
    path: string,
    method = 'GET',
    body?: object,
  ): Promise<Response | undefined> => {
    if (!token) return undefined;
    const address = `https://${service}.googleapis.com/${path}`;
    const content = body ? { body: JSON.stringify(body) } : {};
    const signal = AbortSignal.timeout(30_000);
    return fetch(address, { method, headers, signal, ...content }).catch(() => undefined);
  };
};
